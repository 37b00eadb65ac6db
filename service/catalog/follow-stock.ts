import type { WriteHooks } from '../content/write-hooks.ts';
import { changeUnits } from '../stock/allotments.ts';
import { sellableOf } from './stocked.sql.ts';

type Follow = NonNullable<WriteHooks['follow']>;

/**
 * A write hook: when the units of a product change, the days without units of their own change too. Throws
 * ConflictError when more are already sold on one of those days.
 */
export function followStock(table: string, field: string): Follow {
  return async (ctx, entries) => {
    for (const { id, before, after } of entries) {
      const from = before?.[field];
      const to = after[field];
      if (typeof from !== 'number' || typeof to !== 'number' || from === to) continue;
      await changeUnits(ctx, { sellableId: await sellableOf(ctx.db, table, id), to });
    }
  };
}
