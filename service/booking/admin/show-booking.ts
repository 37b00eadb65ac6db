import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { type Paise, sum, toRupees } from '../../core/money.ts';
import { redeemedLines } from '../../documents/redemption.ts';
import type { Context } from '../../platform/context.ts';
import { loadBookings } from '../booking.sql.ts';
import { receivedLabels } from '../booking.ts';
import type { BookingLine, Payment } from '../booking-row.ts';
import { changeRows } from '../changes.sql.ts';
import { beginOf } from '../changing/plan.ts';
import { presentBooking } from '../keeping/present-booking.ts';
import { lastDayOf, presentTerms } from '../line.ts';
import { daysOf, whoOf } from '../line-words.ts';
import { keptOf, paidFor, standingOf } from '../paying/refund.ts';
import { sentByHand } from '../paying/sent-by-hand.ts';
import { noShowToken } from './no-show-token.ts';
import { notesOf, rowOfBooking } from './notes.sql.ts';
import { waitsFor } from './waits-for.ts';

/**
 * Everything thin the back office shows of a booking, whoever was taken out of it, but what is written about it and its documents.
 * Amounts in rupees. Throws NotFoundError for an unknown one.
 */
export async function showBooking(ctx: Context, { bookingId }: { bookingId: string }) {
  requireRight(ctx.viewer, 'see bookings');
  const row = await rowOfBooking(ctx.db, bookingId);
  const [booking] = row === undefined ? [] : await loadBookings(ctx.db, [row]);
  if (!booking) throw notFound('There is no such booking');
  const { paymentLink: _secret, ...head } = presentBooking(booking, ctx.config, ctx.now);
  const changes = await changeRows(ctx.db, bookingId);
  const used = await redeemedLines(
    ctx,
    booking.all.map(({ id }) => id),
  );
  const { toSend, ...waits } = waitsFor(ctx.config, booking, ctx.now);
  return {
    ...head,
    who: { name: booking.customerName, email: booking.email, account: booking.userId !== null },
    forgotten: booking.forgottenAt !== null,
    waits: { ...waits, toSend: toRupees(toSend) },
    /** What of the money that came is left here. */
    left: toRupees(paidFor(booking)),
    lines: booking.all
      .filter(({ state }) => state !== 'dropped')
      .map((line) => ({
        ...presentLine(line, ctx.now),
        usedAt: used.get(line.id)?.toISOString() ?? null,
        noShow: changes.some(({ token }) => token === noShowToken(line.id)),
      })),
    payments: booking.payments.map((payment) => presentPayment(ctx, payment)),
    changes: changes.map(({ version, kind, doneBy, at, why, total, money }) => ({
      version,
      kind,
      by: doneBy,
      at: at.toISOString(),
      why,
      total: toRupees(total),
      money: toRupees(money),
    })),
    notes: (await notesOf(ctx.db, booking.row)).map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
  };
}

function presentLine(line: BookingLine, now: Date) {
  const { id, type, name, optionName, location, state, startDay, details, subtotal, tax, kept } = line;
  return {
    id,
    type,
    name,
    option: optionName,
    location,
    state,
    startDay,
    lastDay: lastDayOf(line),
    begun: beginOf(line) <= now,
    days: daysOf(line),
    who: whoOf(line),
    pickup: details.pickup?.place ?? null,
    price: rupeesOf([subtotal, tax]),
    /** What its terms kept when it ended. */
    kept: toRupees(kept),
    terms: presentTerms(details.cancellation),
  };
}

function presentPayment({ config }: Context, payment: Payment) {
  const { reference, gateway, mode, method, amount, openedAt, refunds } = payment;
  const byHand = sentByHand(config, payment);
  return {
    reference,
    gateway,
    mode,
    method: receivedLabels[method],
    amount: toRupees(amount),
    openedAt: openedAt.toISOString(),
    status: standingOf(payment),
    left: toRupees(keptOf(payment)),
    toSend: rupeesOf(byHand.map((refund) => refund.amount)),
    refunds: refunds.map(({ id, amount, state, origin, problem }) => ({
      id,
      amount: toRupees(amount),
      state,
      origin,
      problem,
      byHand: byHand.some((refund) => refund.id === id),
    })),
  };
}

const rupeesOf = (amounts: readonly Paise[]) => toRupees(sum(amounts));
