import { type Day, dayOf, isDay, today } from '../../core/day.ts';
import { requireOwner } from '../../core/may.ts';
import { redeemedLines } from '../../documents/redemption.ts';
import type { Context } from '../../platform/context.ts';
import { loadBookings } from '../booking.sql.ts';
import { lastDayOf } from '../line.ts';
import { daysOf, whoOf } from '../line-words.ts';
import { rowsServed } from './served-lines.sql.ts';

const pageSize = 50;

/**
 * Who comes to what is the signed-in partner's, from today or that day on, fifty at a time (`after`: the `next` of the page
 * before): what is needed to serve them. No address, no money, nothing of other lines of their bookings.
 */
export async function listServed(
  ctx: Context,
  { from, after }: { from?: Day | undefined; after?: string | undefined },
) {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const [, day = '', line] = /^(\S{10}) (\d{1,10})$/.exec(after ?? '') ?? [];
  const behind = isDay(day) ? { day: dayOf(day), line: Number(line) } : undefined;
  const asked = { owner: viewer.email, from: from ?? today(ctx.now), after: behind, limit: pageSize + 1 };
  const found = await rowsServed(ctx.db, asked);
  const rows = found.slice(0, pageSize);
  const bookings = new Map(
    (await loadBookings(ctx.db, [...new Set(rows.map(({ booking }) => booking))])).map((one) => [one.row, one]),
  );
  const lines = rows.map(({ line }) => line);
  const used = await redeemedLines(ctx, lines);
  const last = rows.at(-1);
  return {
    rows: rows.flatMap((row) => {
      const booking = bookings.get(row.booking);
      const served = booking?.lines.find(({ id }) => id === row.line);
      if (!booking || !served) return [];
      const { id, type, name, optionName, startDay, arrivalTime, slot, guestNames } = served;
      return [
        {
          line: id,
          bookingId: booking.bookingId,
          type,
          name,
          option: optionName,
          startDay,
          lastDay: lastDayOf(served),
          days: daysOf(served),
          who: whoOf(served),
          time: slot || arrivalTime,
          of: booking.guestDetails.leadTraveller ?? booking.customerName,
          names: [...guestNames],
          requests: booking.guestDetails.requests,
          usedAt: used.get(id)?.toISOString() ?? null,
        },
      ];
    }),
    next: found.length > pageSize && last ? `${last.day} ${last.line}` : null,
  };
}
