import { type Day, today } from '../../core/day.ts';
import { toRupees } from '../../core/money.ts';
import type { Person } from '../../core/viewer.ts';
import { booksKeptUntil } from '../../documents/financial-year.ts';
import { headingOf, isTrial } from '../../documents/invoice.ts';
import { invoicesOfAll } from '../../documents/issue-invoice.ts';
import type { Context } from '../../platform/context.ts';
import { forgetDeliveriesAbout } from '../../webhooks/forget-deliveries-about.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import { loadBookings } from '../booking.sql.ts';
import type { Booking } from '../booking-row.ts';
import { presentGuests } from '../guests/present-guests.ts';
import { presentBooking } from '../keeping/present-booking.ts';
import { attachmentAddress } from '../paying/payment-link.ts';
import { standingOf } from '../paying/refund.ts';
import { bookingRowsOfPerson, forgetBookings, historyOf, messagesAbout, notesAbout } from './bookings-of-person.sql.ts';
import type { BookingKept, StandingInTheWay } from './forgetting-answers.ts';
import { inTheWay } from './in-the-way.ts';

/** Everything that somebody booked; `lock`: nothing else happens to it until the transaction ends. */
export async function bookingsOfPerson(ctx: Context, person: Person, { lock = false } = {}): Promise<Booking[]> {
  return loadBookings(ctx.db, await bookingRowsOfPerson(ctx.db, person, { lock }));
}

/** Everything that is kept of these bookings. */
export async function keptOfBookings(ctx: Context, bookings: readonly Booking[]): Promise<BookingKept[]> {
  const rows = bookings.map(({ row }) => row);
  const invoices = Map.groupBy(await invoicesOfAll(ctx, rows), ({ booking }) => booking);
  const histories = Map.groupBy(await historyOf(ctx.db, rows), ({ booking }) => Number(booking));
  const messages = Map.groupBy(await messagesAbout(ctx.db, rows), ({ booking }) => Number(booking));
  const notes = Map.groupBy(await notesAbout(ctx.db, rows), ({ booking }) => Number(booking));
  return bookings.map((booking) => {
    const { paymentLink: _secret, ...shown } = presentBooking(booking, ctx.config, ctx.now);
    return {
      booking: shown,
      email: booking.email,
      guests: presentGuests(booking, ctx.now),
      payments: booking.payments.map((payment) => ({
        reference: payment.reference,
        gateway: payment.gateway,
        method: payment.method,
        amount: toRupees(payment.amount),
        status: standingOf(payment),
        openedAt: payment.openedAt.toISOString(),
        refunds: payment.refunds.map(({ amount, state }) => ({ amount: toRupees(amount), state })),
      })),
      invoices: (invoices.get(booking.row) ?? []).map((invoice) => ({
        number: invoice.name,
        kind: headingOf(invoice),
        issuedAt: invoice.issuedAt.toISOString(),
        total: toRupees(invoice.total),
        buyer: withoutGaps(invoice.content.buyer),
      })),
      history: (histories.get(booking.row) ?? []).map(({ kind, by, at, why }) => ({
        kind,
        by,
        at: at.toISOString(),
        why,
      })),
      messages: (messages.get(booking.row) ?? []).map(({ author, text, at, files }) => ({
        from: author,
        text,
        at: at.toISOString(),
        files: files.map(({ id, name }) => ({ name, url: attachmentAddress(ctx.config, booking.bookingId, id) })),
      })),
      notes: (notes.get(booking.row) ?? []).map(({ text, at }) => ({ text, at: at.toISOString() })),
    };
  });
}

function withoutGaps(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}

/** Those of which the person cannot be taken out yet, and why. */
export function standingInTheWayOf(bookings: readonly Booking[], now: Date): StandingInTheWay[] {
  return bookings.flatMap((booking) => {
    const because = inTheWay(booking, now);
    const names = booking.lines.map(({ name }) => name).join(', ');
    return because ? [{ bookingId: booking.bookingId, names, because }] : [];
  });
}

/** How much of these bookings the law wants kept, and until when; null where nothing was paid. */
export async function keptByLaw(
  ctx: Context,
  bookings: readonly Booking[],
): Promise<{ invoices: number; until: Day | null }> {
  const issued = await invoicesOfAll(
    ctx,
    bookings.map(({ row }) => row),
  );
  const real = issued.filter((invoice) => !isTrial(invoice));
  const days = real.map(({ issuedAt }) => booksKeptUntil(today(issuedAt)));
  return { invoices: real.length, until: days.sort().at(-1) ?? null };
}

/**
 * Takes the person out of these locked bookings, and lets go what was written about them; webhooks are told which, to do
 * likewise with what they were told before. Part of the caller's transaction.
 */
export async function forgetPersonOf(ctx: Context, bookings: readonly Booking[]): Promise<void> {
  await forgetDeliveriesAbout(
    ctx,
    bookings.map(({ bookingId }) => bookingId),
  );
  await forgetBookings(
    ctx.db,
    bookings.map(({ row }) => row),
    ctx.now,
  );
  for (const { bookingId } of bookings)
    await tellWebhooks(ctx, 'booking.forgotten', () => ({ booking: { bookingId, forgottenAt: ctx.now } }));
}
