import { addDays, type Day, nightsBetween } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { paiseOf } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { offeredDays, roomsOf } from '../offered-days.sql.ts';
import type { RoomNights } from './stay-page-data.ts';

/** The longest span of one request, in days. */
export const mostDays = 62;

/**
 * Rooms left of each room type on each night of [from, to), at most 62 nights. Nights in expired holds count as free.
 * Empty if there is no such stay.
 *
 * @may everyone
 */
export async function stayAvailability(
  ctx: Context,
  query: { slug: string; from: Day; to: Day },
): Promise<RoomNights[]> {
  requireRight(ctx.viewer, 'read the site');
  const { slug, from } = query;
  if (nightsBetween(from, query.to) < 1 || slug.includes('\0')) return [];
  const to = nightsBetween(from, query.to) > mostDays ? addDays(from, mostDays) : query.to;
  const rooms = new Map<number, RoomNights>();
  for (const row of await offeredDays(ctx.db, roomsOf(slug), { from, to, now: ctx.now })) {
    const room = rooms.get(row.id) ?? { roomId: row.id, nights: [] };
    rooms.set(row.id, room);
    room.nights.push({
      day: row.day,
      left: row.units_left,
      price: paiseOf(row.price_paise),
      closed: row.closed,
      ...(row.no_arrival && { noArrival: true as const }),
      ...(row.min_stay > 1 && { minStay: row.min_stay }),
    });
  }
  return [...rooms.values()];
}
