import { textIn } from '../../../messages/translate.ts';
import { type Day, dayOf, isDay, today } from '../../core/day.ts';
import { requireOwner } from '../../core/may.ts';
import { checkInsOf } from '../../documents/check-in.ts';
import type { Context } from '../../platform/context.ts';
import { acknowledgementAt } from '../model/acknowledgement.ts';
import { datesText, guestsText, lastDayOf } from '../model/line.ts';
import { loadBookings } from '../store/bookings.sql.ts';
import { findPartnerLines } from './partner-lines.sql.ts';

const pageSize = 50;

/**
 * Lists the upcoming guests of the signed-in partner's products from that day (default: today), fifty at a time;
 * `after`: `next` of the previous page. Returns only what the partner needs: no email address, no amounts, no other
 * lines of the bookings.
 *
 * @may partner
 */
export async function listPartnerGuests(
  ctx: Context,
  { from, after }: { from?: Day | undefined; after?: string | undefined },
) {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const [, day = '', line] = /^(\S{10}) (\d{1,10})$/.exec(after ?? '') ?? [];
  const behind = isDay(day) ? { day: dayOf(day), line: Number(line) } : undefined;
  const query = { owner: viewer.email, from: from ?? today(ctx.now), after: behind, limit: pageSize + 1 };
  const found = await findPartnerLines(ctx.db, query);
  const rows = found.slice(0, pageSize);
  const bookings = new Map(
    (await loadBookings(ctx.db, [...new Set(rows.map(({ booking }) => booking))])).map((one) => [one.id, one]),
  );
  const t = textIn(ctx.language);
  const lines = rows.map(({ line }) => line);
  const used = await checkInsOf(ctx, lines);
  const last = rows.at(-1);
  return {
    rows: rows.flatMap((row) => {
      const booking = bookings.get(row.booking);
      const line = booking?.lines.find(({ id }) => id === row.line);
      if (!booking || !line) return [];
      const { id, type, name, optionName, startDay, arrivalTime, slot, guestNames } = line;
      return [
        {
          line: id,
          bookingId: booking.bookingId,
          type,
          name,
          optionName,
          startDay,
          lastDay: lastDayOf(line),
          days: datesText(t, line),
          who: guestsText(t, line),
          time: slot || arrivalTime,
          of: booking.guestDetails.leadTraveller ?? booking.customerName,
          names: [...guestNames],
          requests: booking.guestDetails.requests,
          answer: acknowledgementAt(booking, line, ctx.now),
          answerBy: line.acknowledgement?.dueAt.toISOString() ?? null,
          usedAt: used.get(id)?.at.toISOString() ?? null,
        },
      ];
    }),
    next: found.length > pageSize && last ? `${last.day} ${last.line}` : null,
  };
}
