import { feeSums } from '../../catalog/price.ts';
import { sum, toRupees, zero } from '../../core/money.ts';
import type { Config } from '../../platform/config.ts';
import { statusAt } from '../booking.ts';
import type { Booking, BookingLine, Payment } from '../booking-row.ts';
import { feesOfLine, lastDayOf, nightsIncluded, presentTerms, ticketsSold } from '../line.ts';
import { taxesOf, termsOf } from '../line-taxes.ts';
import { dueAt, proposalAt, proposedLines } from '../paying/due.ts';
import { paymentLink } from '../paying/payment-link.ts';
import { keptOf, partPaid, refundAt, standingOf } from '../paying/refund.ts';
import { feeInRupees, taxInRupees } from '../pricing/present-quote.ts';
import type { BookedForWire, BookingItemWire, BookingWire } from '../wire.ts';

/** The one payment that says most: real money before a trial, and of it what is to go back first. */
function paymentTold({ status, payments }: Booking): Pick<BookingWire, 'paymentState' | 'paymentMode'> {
  const stateOf = (payment: Payment) => {
    const standing = standingOf(payment);
    if (standing !== 'captured') return standing;
    if (status === 'pending') return 'part';
    // of what was cancelled the terms may keep a part: it is settled when the rest went back
    return status === 'cancelled' && payment.refunds.length > 0 ? 'refunded' : 'paid';
  };
  for (const mode of ['live', 'test'] as const) {
    const states = payments.filter((one) => one.mode === mode).map(stateOf);
    const paymentState = (['refund_due', 'part', 'paid', 'refunded'] as const).find((state) => states.includes(state));
    if (paymentState) return { paymentState, paymentMode: mode };
  }
  return { paymentState: 'none', paymentMode: null };
}

/** Until when it would be held if its address were confirmed; undefined where that changes nothing. */
export function keepable({
  keptAt,
  keepUntil,
  hold_until,
}: Pick<Booking, 'keptAt' | 'keepUntil' | 'hold_until'>): Date | undefined {
  return keptAt === null && keepUntil !== null && keepUntil > hold_until ? keepUntil : undefined;
}

/** The booking as its owner sees it at that instant: amounts in rupees, status by the clock. */
export function presentBooking(booking: Booking, config: Config, now: Date): BookingWire {
  const status = statusAt(booking, now);
  const pending = status === 'pending';
  const due = dueAt(booking, now);
  return {
    id: booking.row,
    documentId: booking.documentId,
    bookingId: booking.bookingId,
    version: booking.version,
    bookingDate: booking.createdAt.toISOString(),
    bookingStatus: status,
    cancelledBecause: status === 'cancelled' ? (booking.cancelledBecause ?? 'unpaid') : null,
    paymentMethod: booking.paymentMethod,
    paidBy: [...new Set(booking.payments.filter((one) => keptOf(one) > 0).map(({ method: by }) => by))],
    subtotal: toRupees(booking.subtotal),
    tax: toRupees(booking.tax),
    total: toRupees(booking.total),
    ...presentSums(booking.lines, booking),
    payBy: pending ? booking.hold_until.toISOString() : (due?.until.toISOString() ?? null),
    keepUntil: pending ? (keepable(booking)?.toISOString() ?? null) : null,
    paymentLink: pending || due ? paymentLink(config, booking.bookingId) : null,
    ...paymentTold(booking),
    toPay: toRupees(due?.amount ?? zero),
    partPaid: toRupees(partPaid(booking)),
    proposal: proposalAt(booking, now) && presentProposal(booking),
    refundNow: toRupees(refundAt(booking, now)),
    bookingItems: booking.lines.map(presentItem),
  };
}

function presentProposal(booking: Booking): BookingWire['proposal'] {
  const lines = proposedLines(booking);
  const subtotal = sum(lines.map((line) => line.subtotal));
  const tax = sum(lines.map((line) => line.tax));
  return {
    subtotal: toRupees(subtotal),
    tax: toRupees(tax),
    total: toRupees(sum([subtotal, tax])),
    ...presentSums(lines, booking),
    bookingItems: lines.map(presentItem),
  };
}

/** What makes up the totals of those lines. */
function presentSums(lines: readonly BookingLine[], booking: Booking): Pick<BookingWire, 'fees' | 'taxes'> {
  return {
    fees: feeSums(lines.map(feesOfLine)).fees.map(feeInRupees),
    taxes: taxesOf(lines, termsOf(booking)).map(taxInRupees),
  };
}

function presentItem(line: BookingLine): BookingItemWire {
  const { details } = line;
  return {
    lineId: line.id,
    name: line.name,
    type: line.type,
    label: details.label ?? line.type,
    slug: details.slug,
    image: line.imageUrl,
    location: line.location,
    selectedDate: line.startDay,
    checkOut: lastDayOf(line),
    roomType: line.optionName,
    rooms: line.units,
    guests: line.guests,
    selectedTime: line.slot || null,
    selectedLanguage: details.language,
    duration: details.duration,
    venue: details.venue ?? null,
    ...nightsIncluded(details.plan),
    tickets: ticketsSold({ type: line.type, parts: details.parts, nightly: details.nightly }),
    pickupLocation: details.pickup?.place ?? null,
    quantity: line.quantity,
    price: toRupees(line.unit),
    totalPrice: toRupees(line.subtotal),
    cost: toRupees(feeSums([feesOfLine(line)]).cost),
    tax: toRupees(line.tax),
    cancellation: presentTerms(details.cancellation),
  };
}

/** What whoever booked told of himself. */
export function bookedFor({ customerName, guestDetails: { phone, requests } }: Booking): BookedForWire {
  return { name: customerName, phone, notes: requests };
}
