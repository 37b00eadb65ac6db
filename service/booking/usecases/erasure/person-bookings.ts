import { textIn } from '../../../../messages/translate.ts';
import { type Day, today } from '../../../core/day.ts';
import type { Person } from '../../../core/viewer.ts';
import { checkInsOf, forgetShownIds } from '../../../documents/check-in.ts';
import { booksKeptUntil, headingOf, isTestInvoice } from '../../../documents/invoice.ts';
import { findInvoicesOfBookings } from '../../../documents/invoices.ts';
import type { Context } from '../../../platform/context.ts';
import { deleteDeliveriesAbout, queueWebhooks } from '../../../webhooks/queue-webhooks.ts';
import { erasureObstacleOf, standingOf } from '../../model/balance.ts';
import type { Booking } from '../../model/booking.ts';
import { withHiddenNumbers } from '../../model/foreign-guest.ts';
import { attachmentAddress } from '../../model/payment-link.ts';
import { presentBooking } from '../../model/present-booking.ts';
import { presentGuests } from '../../model/present-guests.ts';
import { openForeignGuest } from '../../model/sealed-foreign-guest.ts';
import type { BlockedErasure, BookingExport } from '../../model/wire/erasure-answers.ts';
import { loadBookings } from '../../store/bookings.sql.ts';
import {
  eraseBookingRows,
  findBookingIdsOfPerson,
  findHistory,
  findMessagesAbout,
  findNotesAbout,
} from '../../store/erasure.sql.ts';
import { findForeignGuestsOf } from '../../store/foreign-guests.sql.ts';

/** Loads a person's bookings; with `lock` they are locked until the transaction ends. */
export async function bookingsOfPerson(ctx: Context, person: Person, { lock = false } = {}): Promise<Booking[]> {
  return loadBookings(ctx.db, await findBookingIdsOfPerson(ctx.db, person, { lock }));
}

/** Returns everything stored about these bookings. */
export async function exportBookings(ctx: Context, bookings: readonly Booking[]): Promise<BookingExport[]> {
  const t = textIn(ctx.language);
  const ids = bookings.map(({ id }) => id);
  const invoices = Map.groupBy(await findInvoicesOfBookings(ctx, ids), ({ booking }) => booking);
  const histories = Map.groupBy(await findHistory(ctx.db, ids), ({ booking }) => Number(booking));
  const messages = Map.groupBy(await findMessagesAbout(ctx.db, ids), ({ booking }) => Number(booking));
  const checkIns = await checkInsOf(
    ctx,
    bookings.flatMap(({ allLines }) => allLines.map(({ id }) => id)),
  );
  const foreignGuests = Map.groupBy(await findForeignGuestsOf(ctx.db, ids), ({ booking }) => booking);
  const notes = Map.groupBy(await findNotesAbout(ctx.db, ids), ({ booking }) => Number(booking));
  return bookings.map((booking) => {
    const { paymentLink: _secret, ...shown } = presentBooking(t, booking, ctx.config, ctx.now);
    return {
      booking: shown,
      email: booking.email,
      guests: presentGuests(t, booking, ctx.now),
      payments: booking.payments.map((payment) => ({
        reference: payment.reference,
        gateway: payment.gateway,
        method: payment.method,
        amount: payment.amount,
        status: standingOf(payment),
        openedAt: payment.openedAt.toISOString(),
        refunds: payment.refunds.map(({ amount, state }) => ({ amount, state })),
      })),
      invoices: (invoices.get(booking.id) ?? []).map((invoice) => ({
        number: invoice.name,
        kind: headingOf(t, invoice),
        issuedAt: invoice.issuedAt.toISOString(),
        total: invoice.total,
        buyer: withoutGaps(invoice.content.buyer),
      })),
      checkIns: booking.allLines.flatMap(({ id, name }) => {
        const checkIn = checkIns.get(id);
        return checkIn ? [{ item: name, at: checkIn.at.toISOString(), shown: checkIn.shown }] : [];
      }),
      foreignGuests: (foreignGuests.get(booking.id) ?? []).map(({ property, sealed, arrivedAt }) => {
        const guest = openForeignGuest(sealed, ctx.config);
        return { item: property, at: arrivedAt.toISOString(), answers: guest ? withHiddenNumbers(guest) : null };
      }),
      history: (histories.get(booking.id) ?? []).map(({ kind, by, at, why }) => ({
        kind,
        by,
        at: at.toISOString(),
        why,
      })),
      messages: (messages.get(booking.id) ?? []).map(({ author, text, at, files }) => ({
        from: author,
        text,
        at: at.toISOString(),
        files: files.map(({ id, name }) => ({ name, url: attachmentAddress(ctx.config, booking.bookingId, id) })),
      })),
      notes: (notes.get(booking.id) ?? []).map(({ text, at }) => ({ text, at: at.toISOString() })),
    };
  });
}

function withoutGaps(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}

/** Returns the bookings that cannot be erased yet, and why. */
export function findErasureObstacles(bookings: readonly Booking[], now: Date): BlockedErasure[] {
  return bookings.flatMap((booking) => {
    const because = erasureObstacleOf(booking, now);
    const names = booking.lines.map(({ name }) => name).join(', ');
    return because ? [{ bookingId: booking.bookingId, names, because }] : [];
  });
}

/**
 * Returns how many invoices of these bookings, and entries about their foreign guests, must be retained by law, and
 * until when the invoices; null without payments. The entries are deleted by `deleteOldForeignGuests`.
 */
export async function retainedByLaw(
  ctx: Context,
  bookings: readonly Booking[],
): Promise<{ invoices: number; until: Day | null; foreignGuests: number }> {
  const ids = bookings.map(({ id }) => id);
  const issued = await findInvoicesOfBookings(ctx, ids);
  const real = issued.filter((invoice) => !isTestInvoice(invoice));
  const days = real.map(({ issuedAt }) => booksKeptUntil(today(issuedAt)));
  const foreignGuests = (await findForeignGuestsOf(ctx.db, ids)).length;
  return { invoices: real.length, until: days.sort().at(-1) ?? null, foreignGuests };
}

/**
 * Erases the personal data of these locked bookings and what was written about them. Webhooks are notified so that
 * their receivers can do the same. Part of the caller's transaction.
 */
export async function eraseBookings(ctx: Context, bookings: readonly Booking[]): Promise<void> {
  await deleteDeliveriesAbout(
    ctx,
    bookings.map(({ bookingId }) => bookingId),
  );
  await eraseBookingRows(
    ctx.db,
    bookings.map(({ id }) => id),
    ctx.now,
  );
  await forgetShownIds(
    ctx,
    bookings.flatMap(({ allLines }) => allLines.map(({ id }) => id)),
  );
  for (const { bookingId } of bookings)
    await queueWebhooks(ctx, 'booking.forgotten', () => ({ booking: { bookingId, forgottenAt: ctx.now } }));
}
