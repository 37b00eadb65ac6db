import type { Translate } from '../../../messages/translate.ts';
import { feeSums } from '../../catalog/price.ts';
import { linkingIn } from '../../core/language-address.ts';
import { paiseOf, sum, zero } from '../../core/money.ts';
import type { Config } from '../../platform/config.ts';
import { acknowledgementAt, isRefused } from './acknowledgement.ts';
import { dueAt, linesAfterChange, partPaid, pendingChangeAt, refundAt, remainingOf, standingOf } from './balance.ts';
import type { Booking, BookingLine } from './booking.ts';
import { statusAt } from './booking-status.ts';
import { taxesOf, taxTermsOf } from './line-taxes.ts';
import type { Payment } from './payment.ts';
import { paymentLink } from './payment-link.ts';
import { presentFee, presentSold } from './present-quote.ts';
import type { BookedForWire, BookingItemView, BookingView, CancelledItemView } from './wire/wire.ts';

/** Returns the most relevant payment state: live payments before test payments, and of these a due refund first. */
function paymentSummary({ status, payments }: Booking): Pick<BookingView, 'paymentState' | 'paymentMode'> {
  const stateOf = (payment: Payment) => {
    const ownStatus = standingOf(payment);
    if (ownStatus !== 'captured') return ownStatus;
    if (status === 'pending') return 'part';
    // after a cancellation the policy may retain a part: the payment counts as refunded once the rest was sent
    return status === 'cancelled' && payment.refunds.length > 0 ? 'refunded' : 'paid';
  };
  for (const mode of ['live', 'test'] as const) {
    const states = payments.filter((one) => one.mode === mode).map(stateOf);
    const paymentState = (['refund_due', 'part', 'paid', 'refunded'] as const).find((state) => states.includes(state));
    if (paymentState) return { paymentState, paymentMode: mode };
  }
  return { paymentState: 'none', paymentMode: null };
}

/** Returns the extended end of the hold if confirming the address would extend it, else undefined. */
export function longerHold({
  addressConfirmedAt,
  extendedHoldUntil,
  holdUntil,
}: Pick<Booking, 'addressConfirmedAt' | 'extendedHoldUntil' | 'holdUntil'>): Date | undefined {
  return addressConfirmedAt === null && extendedHoldUntil !== null && extendedHoldUntil > holdUntil
    ? extendedHoldUntil
    : undefined;
}

/** Returns the booking as its owner sees it at that time, on pages and by the API. */
export function presentBooking(t: Translate, booking: Booking, config: Config, now: Date): BookingView {
  const status = statusAt(booking, now);
  const pending = status === 'pending';
  const due = dueAt(booking, now);
  return {
    id: booking.id,
    documentId: booking.documentId,
    bookingId: booking.bookingId,
    version: booking.version,
    bookingDate: booking.createdAt.toISOString(),
    bookingStatus: status,
    cancelledBecause: status === 'cancelled' ? (booking.cancelledBecause ?? 'unpaid') : null,
    paymentMethod: booking.paymentMethod ?? 'upi',
    paidBy: [...new Set(booking.payments.filter((one) => remainingOf(one) > 0).map(({ method: by }) => by))],
    subtotal: booking.subtotal,
    tax: booking.tax,
    total: booking.total,
    ...presentSums(t, booking.lines, booking),
    payBy: pending ? booking.holdUntil.toISOString() : (due?.until.toISOString() ?? null),
    keepUntil: pending ? (longerHold(booking)?.toISOString() ?? null) : null,
    paymentLink: pending || due ? paymentLink(linkingIn(booking.language, config), booking.bookingId) : null,
    ...paymentSummary(booking),
    toPay: due?.amount ?? zero,
    partPaid: partPaid(booking),
    proposal: pendingChangeAt(booking, now) && presentPendingChange(t, booking),
    refundNow: refundAt(booking, now),
    bookingItems: booking.lines.map((line) => ({
      ...presentItem(t, line),
      ...(acknowledgementAt(booking, line, now) === 'refused' && { refused: true as const }),
    })),
    cancelledItems: cancelledLines(booking).map((line) => presentCancelled(t, line, booking)),
  };
}

/** The lines that were cancelled while others stayed. */
function cancelledLines({ allLines, lines }: Booking): BookingLine[] {
  const current = new Set(lines.map(({ id }) => id));
  return allLines.filter(({ id, state }) => state === 'cancelled' && !current.has(id));
}

function presentCancelled(t: Translate, line: BookingLine, { paidIn }: Booking): CancelledItemView {
  const { lineId, name, type, label, roomType, roomName, selectedDate, checkOut } = presentItem(t, line);
  const { subtotal, tax, retained, endedIn } = line;
  const paid = paidIn !== null && endedIn !== null && paidIn < endedIn;
  const refunded = paid ? paiseOf(subtotal + tax - retained) : zero;
  const named = roomName === undefined ? { name } : { name, roomName };
  return {
    ...named,
    lineId,
    type,
    label,
    roomType,
    selectedDate,
    checkOut,
    paid,
    refunded,
    retained,
    ...(isRefused(line) && { refused: true }),
  };
}

function presentPendingChange(t: Translate, booking: Booking): BookingView['proposal'] {
  const lines = linesAfterChange(booking);
  const subtotal = sum(lines.map((line) => line.subtotal));
  const tax = sum(lines.map((line) => line.tax));
  return {
    subtotal,
    tax,
    total: sum([subtotal, tax]),
    ...presentSums(t, lines, booking),
    bookingItems: lines.map((line) => presentItem(t, line)),
  };
}

/** Returns the fees and taxes within the totals of those lines. */
function presentSums(
  t: Translate,
  lines: readonly BookingLine[],
  booking: Booking,
): Pick<BookingView, 'fees' | 'taxes'> {
  return {
    fees: feeSums(lines).fees.map((fee) => presentFee(t, fee)),
    taxes: taxesOf(lines, taxTermsOf(booking)),
  };
}

function presentItem(t: Translate, line: BookingLine): BookingItemView {
  return {
    lineId: line.id,
    label: line.label,
    ...presentSold(t, line),
    pickupLocation: line.pickup,
    cost: feeSums([line]).cost,
  };
}

/** Returns the contact details given with the booking. */
export function bookedFor({ customerName, guestDetails: { phone, requests } }: Booking): BookedForWire {
  return { name: customerName, phone, notes: requests };
}
