import type { Keeper } from '../content/keeper.ts';
import { conflict } from '../core/app-error.ts';
import { today } from '../core/day.ts';
import { refusedBy } from '../platform/database/database-error.ts';
import { changeCapacity, type StockedTable } from './stock.sql.ts';

type Follow = NonNullable<Keeper['follow']>;

/**
 * When the units of a product change, so do the days that were not set apart from them. Throws ConflictError when more
 * are already sold on one of those days.
 */
export function followStock(table: StockedTable, field: string): Follow {
  return async (ctx, { id, before, after }) => {
    const from = before?.[field];
    const to = after[field];
    if (typeof from !== 'number' || typeof to !== 'number' || from === to) return;
    try {
      await changeCapacity(ctx.db, { table, id, from, to, today: today(ctx.now) });
    } catch (error) {
      if (refusedBy(error)?.constraint === 'never_oversold') {
        throw conflict(`More than ${to} are already sold on one of the days to come`);
      }
      throw error;
    }
  };
}
