import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { textIn } from '../../../../messages/translate.ts';
import { AppError, conflict, notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { countThisHour } from '../../../platform/hourly-count.ts';
import { applyEvent } from '../../lifecycle/apply-event.ts';
import { type BookingAccess, requireBookingAccess } from '../../lifecycle/booking-access.ts';
import type { GuestChanges } from '../../model/guest-bodies.ts';
import { planGuestChange, presentGuests } from '../../model/present-guests.ts';
import type { GuestDetailsWire } from '../../model/wire/guest-answers.ts';
import { loadBookings, lockBooking } from '../../store/bookings.sql.ts';

/** Limit per booking: each change adds a row to the history and may send an email to the operator. */
const changesAnHour = 30;

/**
 * Changes the guest details of a booking until it begins. New documents show the changes; issued invoices stay as they
 * are. Repeating it changes nothing.
 * Throws NotFoundError for bookings of others, ConflictError for a booking that has ended or begun and for an outdated
 * `version` (with the current state in `details.guests`), ValidationError for details that a product does not require,
 * and RateLimitError for too many changes within an hour.
 *
 * @may everyone
 */
export async function changeGuests(
  ctx: Context,
  input: BookingAccess & GuestChanges & { readonly version: number },
): Promise<GuestDetailsWire> {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireBookingAccess(ctx, input);
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, input);
    if (!booking) throw notFound();
    const t = textIn(ctx.language);
    const { details, lines, summary } = planGuestChange(booking, input, ctx.now);
    if (summary === '') return presentGuests(t, booking, ctx.now);
    if (booking.version !== input.version) {
      const guests = presentGuests(t, booking, ctx.now);
      throw conflict(sentence(errorsBookingTexts.changedSinceOpened), { guests });
    }
    await countChange(ctx, booking.bookingId);
    await applyEvent(ctx, booking, { name: 'guests changed', why: summary, guestDetails: details, lineGuests: lines });
    const [changed] = await loadBookings(ctx.db, [booking.id]);
    return presentGuests(t, changed ?? booking, ctx.now);
  });
}

async function countChange(ctx: Context, bookingId: string): Promise<void> {
  const { count, retryAfter } = await countThisHour(ctx, 'guests of', bookingId);
  if (count <= changesAnHour) return;
  throw new AppError('RateLimitError', sentence(errorsBookingTexts.tooManyChanges), {
    retryAfter,
  });
}
