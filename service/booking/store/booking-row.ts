import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Acknowledgements, BookingLines, Bookings, Payments, Refunds } from '../../../database/tables.ts';
import { kindOf, productTypes } from '../../catalog/kinds.ts';
import { frozenTaxRules } from '../../catalog/settings/tax-rules.ts';
import { paiseOf } from '../../core/money.ts';
import { type Acknowledgement, partnerAnswers } from '../model/acknowledgement.ts';
import type { Booking, BookingLine, PendingChange } from '../model/booking.ts';
import { paymentMethods, receivedMethods } from '../model/booking-status.ts';
import { currentLines, lineStates } from '../model/change.ts';
import { amount, lineDetails, parsedJson } from '../model/line-details.ts';
import type { Payment } from '../model/payment.ts';

// Named one by one, because a statement that selects all columns cannot be prepared.
export const bookingColumns = [
  'id',
  'document_id',
  'booking_id',
  'version',
  'status',
  'user_id',
  'customer_name',
  'email',
  'lead_traveller',
  'phone',
  'requests',
  'company',
  'company_address',
  'invoice_state',
  'gstin',
  'language',
  'payment_method',
  'pays_now',
  'subtotal_paise',
  'tax_paise',
  'total_paise',
  'tax_rules',
  'hold_until',
  'extended_hold_until',
  'address_confirmed_at',
  'pending_change',
  'pending_change_until',
  'created_at',
  'updated_at',
  'cancelled_because',
  'forgotten_at',
] as const satisfies readonly (keyof Bookings)[];
export type BookingRow = Pick<Selectable<Bookings>, (typeof bookingColumns)[number]>;

export const lineColumns = [
  'id',
  'booking_id',
  'position',
  'state',
  'ended_in',
  'retained_paise',
  'product_type',
  'product_id',
  'sellable_id',
  'name',
  'option_name',
  'location',
  'image_url',
  'start_day',
  'end_day',
  'slot',
  'arrival_time',
  'units',
  'quantity',
  'guests',
  'guest_names',
  'unit_paise',
  'subtotal_paise',
  'tax_paise',
  'company_share_paise',
  'details',
] as const satisfies readonly (keyof BookingLines)[];
export type LineRow = Pick<Selectable<BookingLines>, (typeof lineColumns)[number]> & {
  /** Of the acknowledgement; null or missing: no partner was asked. */
  readonly [Column in AnswerColumn]?: Selectable<Acknowledgements>[Column] | null;
};
type AnswerColumn = 'due_at' | 'answer' | 'reason' | 'answered_at';

export const paymentColumns = [
  'id',
  'booking_id',
  'reference',
  'paid_as',
  'gateway',
  'mode',
  'method',
  'amount_paise',
  'status',
  'created_at',
  'settled_at',
  'session',
  'session_ends_at',
  'session_back',
] as const satisfies readonly (keyof Payments)[];
export type PaymentRow = Pick<Selectable<Payments>, (typeof paymentColumns)[number]>;

const pendingChangeJson = z.object({
  ends: z.array(z.object({ line: z.number(), to: z.enum(['replaced', 'cancelled']), retained: amount })),
  begins: z.array(z.number()),
  due: amount,
});

function pendingChangeOf(text: unknown, until: Date): PendingChange {
  return { ...pendingChangeJson.parse(parsedJson(text)), until };
}

const status = z.enum(['pending', 'confirmed', 'cancelled', 'completed']);

export function toBookingLine(row: LineRow): BookingLine {
  const type = z.enum(productTypes).parse(row.product_type);
  const { label = type, supply = kindOf(type).supplies[0], ...details } = lineDetails.parse(parsedJson(row.details));
  return {
    ...details,
    label,
    supply,
    id: row.id,
    position: row.position,
    state: z.enum(lineStates).parse(row.state),
    endedIn: row.ended_in,
    retained: paiseOf(row.retained_paise),
    type,
    productId: row.product_id,
    sellableId: row.sellable_id,
    name: row.name,
    optionName: row.option_name,
    location: row.location,
    imageUrl: row.image_url,
    startDay: row.start_day,
    endDay: row.end_day,
    slot: row.slot,
    units: row.units,
    quantity: row.quantity,
    guests: row.guests,
    unit: paiseOf(row.unit_paise),
    subtotal: paiseOf(row.subtotal_paise),
    tax: paiseOf(row.tax_paise),
    ...(row.company_share_paise !== 0 && { companyShare: paiseOf(row.company_share_paise) }),
    arrivalTime: row.arrival_time,
    guestNames: row.guest_names,
    ...(row.due_at && { acknowledgement: acknowledgementOf(row, row.due_at) }),
  };
}

function acknowledgementOf({ answer, reason, answered_at }: LineRow, dueAt: Date): Acknowledgement {
  return {
    dueAt,
    answer: z
      .enum(partnerAnswers)
      .nullable()
      .parse(answer ?? null),
    reason: reason ?? null,
    answeredAt: answered_at ?? null,
  };
}

/** Returns the row of a line; `toBookingLine` is its inverse. */
export function lineRow(bookingId: number, line: Omit<BookingLine, 'id'>) {
  return {
    booking_id: bookingId,
    position: line.position,
    state: line.state,
    ended_in: line.endedIn,
    retained_paise: line.retained,
    product_type: line.type,
    product_id: line.productId,
    sellable_id: line.sellableId,
    name: line.name,
    option_name: line.optionName,
    location: line.location,
    image_url: line.imageUrl,
    start_day: line.startDay,
    end_day: line.endDay,
    slot: line.slot,
    units: line.units,
    quantity: line.quantity,
    guests: line.guests,
    unit_paise: line.unit,
    subtotal_paise: line.subtotal,
    tax_paise: line.tax,
    company_share_paise: line.companyShare ?? 0,
    arrival_time: line.arrivalTime,
    guest_names: [...line.guestNames],
    details: JSON.stringify(detailsOf(line)),
  };
}

/** Returns what of a line has no column, in the shape that `lineDetails` reads. */
function detailsOf(line: Omit<BookingLine, 'id'>) {
  const { nightly, fees, parts, taxes, cancellation, supply, slug, documentId, label, language, duration } = line;
  const { venue, pickup, meetingPoint, meetingTime, chosenForThem, asksNames, plan, facts, translated } = line;
  return {
    nightly,
    fees,
    parts,
    taxes,
    cancellation,
    supply,
    slug,
    documentId,
    label,
    language,
    duration,
    venue: venue ?? undefined,
    pickup: pickup === null ? null : { place: pickup },
    meetingPoint,
    meetingTime,
    chosenForThem,
    asksNames,
    plan,
    facts,
    translated,
  };
}

export function toBooking(
  row: BookingRow,
  lines: readonly LineRow[],
  payments: readonly PaymentRow[],
  refunds: readonly Selectable<Refunds>[],
  paidIn: number | null,
): Booking {
  const allLines = lines.map(toBookingLine);
  return {
    id: row.id,
    documentId: row.document_id,
    bookingId: row.booking_id,
    userId: row.user_id,
    customerName: row.customer_name,
    guestDetails: {
      leadTraveller: row.lead_traveller,
      phone: row.phone,
      requests: row.requests,
      company: row.company,
      companyAddress: row.company_address,
      state: row.invoice_state,
      gstin: row.gstin,
    },
    email: row.email,
    forgottenAt: row.forgotten_at,
    status: status.parse(row.status),
    cancelledBecause: row.cancelled_because,
    language: row.language,
    paymentMethod: z.enum(paymentMethods).nullable().parse(row.payment_method),
    subtotal: paiseOf(row.subtotal_paise),
    tax: paiseOf(row.tax_paise),
    total: paiseOf(row.total_paise),
    taxRules: frozenTaxRules.parse(parsedJson(row.tax_rules)),
    holdUntil: row.hold_until,
    paysNow: row.pays_now,
    extendedHoldUntil: row.extended_hold_until,
    addressConfirmedAt: row.address_confirmed_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    paidIn,
    pendingChange:
      row.pending_change && row.pending_change_until
        ? pendingChangeOf(row.pending_change, row.pending_change_until)
        : null,
    lines: currentLines(allLines),
    allLines,
    payments: payments.map((payment) => toPayment(payment, refunds)),
  };
}

const paymentMode = z.enum(['live', 'test']);
const paymentStatus = z.enum(['open', 'captured', 'failed', 'held']);
const refundState = z.enum(['due', 'sent', 'done', 'failed']);
const refundOrigin = z.enum(['own', 'outside', 'dispute']);

export function toPayment(row: Omit<PaymentRow, 'booking_id'>, refunds: readonly Selectable<Refunds>[]): Payment {
  return {
    id: row.id,
    reference: row.reference,
    paidAs: row.paid_as,
    gateway: row.gateway,
    mode: paymentMode.parse(row.mode),
    method: z.enum(receivedMethods).parse(row.method),
    amount: paiseOf(row.amount_paise),
    status: paymentStatus.parse(row.status),
    openedAt: row.created_at,
    settledAt: row.settled_at,
    session: row.session,
    sessionEndsAt: row.session_ends_at,
    sessionBack: row.session_back,
    refunds: refunds
      .filter(({ payment_id }) => payment_id === row.id)
      .map((refund) => ({
        id: refund.id,
        origin: refundOrigin.parse(refund.origin),
        key: refund.idempotency_key,
        reference: refund.reference,
        amount: paiseOf(refund.amount_paise),
        state: refundState.parse(refund.state),
        problem: refund.last_error,
      })),
  };
}
