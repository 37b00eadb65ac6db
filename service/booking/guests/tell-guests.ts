import { readSettings } from '../../catalog/settings/read-settings.ts';
import { AppError, conflict, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { guestsChanged } from '../../emails/guests-changed.email.ts';
import { writeToOperator } from '../../emails/write-to-operator.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { countThisHour } from '../../platform/hourly-count.ts';
import { loadBookings, lockBooking } from '../booking.sql.ts';
import type { Booking } from '../booking-row.ts';
import { type OwnBooking, requireOwnBooking } from '../changing/own-booking.ts';
import { tellOfBooking } from '../keeping/tell-of-booking.ts';
import { recordChange } from '../record-change.ts';
import type { GuestDetailsWire } from './guest-answers.ts';
import type { ChangedGuests } from './guest-bodies.ts';
import { detailColumns } from './guest-details.ts';
import { writeLineGuests } from './guests.sql.ts';
import { presentGuests } from './present-guests.ts';
import { toldAnew } from './told-anew.ts';

/** Each is a row of a list that only grows, and may be an email to the operator. */
const changesAnHour = 30;

/**
 * Who booked tells again who travels, until it begins; documents from then on say it, invoices that were issued do not
 * change. Told again, the same is nothing new.
 * Refuses another's booking (404), what has ended or begun and another version than the one it was read from (409, with
 * how it stands in `details.guests`), what a product does not ask (400), and too many within an hour (429).
 */
export async function tellGuests(
  ctx: Context,
  asked: OwnBooking & ChangedGuests & { readonly version: number },
): Promise<GuestDetailsWire> {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireOwnBooking(ctx, asked);
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, asked);
    if (!booking) throw notFound();
    const { details, lines, what } = toldAnew(booking, asked, ctx.now);
    if (what === '') return presentGuests(booking, ctx.now);
    if (booking.version !== asked.version) {
      const guests = presentGuests(booking, ctx.now);
      throw conflict('This booking was changed meanwhile; please look at it again', { guests });
    }
    await countChange(ctx, booking.bookingId);
    await writeLineGuests(ctx.db, booking.row, lines);
    await recordChange(ctx, booking, { kind: 'details', why: what, head: detailColumns(details) });
    await tellOfBooking(ctx, 'booking.changed', booking.row);
    if (booking.status === 'confirmed') await tellOperator(ctx, booking, what);
    const [told] = await loadBookings(ctx.db, [booking.row]);
    return presentGuests(told ?? booking, ctx.now);
  });
}

/** Whoever prepares a paid trip hears that something is new, not what: emails are kept. */
async function tellOperator(ctx: Context, { row, bookingId }: Booking, what: string): Promise<void> {
  const { contact } = await readSettings(ctx);
  const email = guestsChanged({ bookingId, what });
  await writeToOperator(
    ctx,
    { kind: 'guests-changed', to: contact.email, bookingRow: row, ...email },
    { together: bookingId, bookingId },
  );
}

async function countChange(ctx: Context, bookingId: string): Promise<void> {
  const { count, retryAfter } = await countThisHour(ctx, 'guests of', bookingId);
  if (count <= changesAnHour) return;
  throw new AppError('RateLimitError', 'You have changed this often. Please wait, or write to us.', { retryAfter });
}
