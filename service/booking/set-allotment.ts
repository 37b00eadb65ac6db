import { conflict, invalid, notFound } from '../core/app-error.ts';
import { type Day, daysBetween } from '../core/day.ts';
import type { Paise } from '../core/money.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { violates } from '../platform/database/database-error.ts';
import { sellableOfRoom, writeAllotment } from './set-allotment.sql.ts';

/**
 * The operator changes a room type's stock or price for the days [from, to), or closes or opens them.
 * `price: null` goes back to the room's own price. What is not given stays.
 * Throws NotFoundError for an unknown room, ConflictError when fewer rooms are given than are already sold.
 */
export async function setAllotment(
  ctx: Context,
  asked: {
    staySlug: string;
    roomType: string;
    from: Day;
    to: Day;
    units?: number;
    price?: Paise | null;
    closed?: boolean;
  },
): Promise<{ days: number }> {
  const days = daysBetween(asked.from, asked.to);
  if (days.length === 0 || days.length > 730) throw invalid('Give between 1 and 730 days');
  return inTransaction(ctx, async (ctx) => {
    const sellableId = await sellableOfRoom(ctx.db, asked.staySlug, asked.roomType);
    if (sellableId === undefined) throw notFound('There is no such room type');
    try {
      await writeAllotment(ctx.db, sellableId, days, asked);
    } catch (error) {
      if (violates(error, 'never_oversold')) throw conflict('More rooms than that are already sold on one of the days');
      throw error;
    }
    return { days: days.length };
  });
}
