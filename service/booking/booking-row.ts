import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { BookingLines, Bookings, Payments, Refunds } from '../../database/tables.ts';
import { lineLabels, type ProductType, productTypes } from '../catalog/kinds.ts';
import { meals } from '../catalog/planned-day.ts';
import { choices } from '../catalog/product.ts';
import { scheduleOf } from '../catalog/refund-terms.ts';
import { frozenTaxRules, type TaxRule } from '../catalog/settings/tax-rules.ts';
import { supplies } from '../catalog/supply.ts';
import { type Day, isDay } from '../core/day.ts';
import { type Paise, paiseOf } from '../core/money.ts';
import type { PaymentMode } from '../payments/gateway.ts';
import {
  type BookingStatus,
  type PaymentMethod,
  paymentMethods,
  type ReceivedMethod,
  receivedMethods,
} from './booking.ts';
import { currentLines, lineStates, type StatefulLine } from './change.ts';
import type { GuestDetails, LineGuests } from './guests/guest-details.ts';

export interface BookingLine extends StatefulLine, LineGuests {
  /** The position in the booking. A line that replaces this one takes over its position. */
  readonly position: number;
  readonly type: ProductType;
  readonly productId: number;
  readonly sellableId: number;
  readonly name: string;
  readonly optionName: string | null;
  readonly location: string;
  readonly imageUrl: string;
  readonly startDay: Day;
  readonly endDay: Day;
  readonly slot: string;
  readonly units: number;
  readonly quantity: number;
  readonly guests: number;
  readonly unit: Paise;
  readonly details: LineDetails;
}

const amount = z.number().int().transform(paiseOf);

const schedule = z.array(z.object({ until: z.string(), percent: z.number() }));

const policy = z.object({
  name: z.string(),
  steps: z.array(z.object({ hoursBefore: z.number(), percent: z.number() })).readonly(),
});

/** The details of a line, frozen at the sale. Older bookings lack parts, pick-ups, policies and schedules. */
const lineDetails = z.object({
  nightly: z.array(z.object({ day: z.custom<Day>(isDay), price: amount })),
  fees: z.array(z.object({ name: z.string(), amount, supply: z.enum(supplies).optional() })),
  /** Tax amounts by rate. Where they are missing, the tax rules of the booking apply. */
  taxes: z.array(z.object({ name: z.string(), percent: z.number(), taxable: amount, amount })).optional(),
  cancellation: z
    .object({
      freeUntil: z.string().nullable(),
      text: z.string(),
      schedule: schedule.optional(),
      policy: policy.optional(),
      begins: z.string().optional(),
    })
    .transform((terms) => ({ ...terms, schedule: terms.schedule ?? scheduleOf(terms.freeUntil) })),
  /** The supply under which the line was taxed. */
  supply: z.enum(supplies).optional(),
  slug: z.string(),
  documentId: z.string(),
  label: z.enum(lineLabels).optional(),
  parts: z.array(z.object({ name: z.string(), count: z.number().int(), price: amount.nullable() })).default([]),
  language: z.string().nullable().default(null),
  duration: z.string().nullable().default(null),
  venue: z
    .object({
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      from: z.string().nullable(),
      until: z.string().nullable(),
    })
    .optional(),
  pickup: z.object({ place: z.string() }).nullable().default(null),
  /** Options that the cart item did not specify: the first option of the product was booked. */
  chosenForThem: z.array(z.enum(choices)).default([]),
  /** True if the name of every traveller is required. */
  asksNames: z.boolean().optional(),
  plan: z
    .array(
      z.object({
        day: z.number().int(),
        title: z.string(),
        meals: z.array(z.enum(meals)).readonly(),
        hotel: z.string().nullable(),
        hotelPlace: z.string().nullable(),
      }),
    )
    .default([]),
});
export type LineDetails = z.output<typeof lineDetails>;
/** The details that partners and the day manifest see. */
export const serviceDetails = lineDetails.pick({ parts: true, language: true, pickup: true });
export type ServiceDetails = z.output<typeof serviceDetails>;

/**
 * A refund. `failed` is still owed and must be sent by hand. Besides refunds that we owe (`own`) these are refunds made
 * on the pages of the gateway (`outside`) and money lost in a dispute (`dispute`).
 */
export interface Refund {
  readonly id: number;
  readonly origin: 'own' | 'outside' | 'dispute';
  /** The idempotency key under which the gateway knows it. */
  readonly key: string;
  /** The reference of the gateway or bank, once there is one. */
  readonly reference: string | null;
  readonly amount: Paise;
  readonly state: 'due' | 'sent' | 'done' | 'failed';
  /** The error of the last attempt. */
  readonly problem: string | null;
}

export interface Payment {
  readonly id: number;
  /** The order reference of the gateway. */
  readonly reference: string;
  /** The reference of the gateway for the money received. */
  readonly paidAs: string | null;
  readonly gateway: string;
  readonly mode: PaymentMode;
  readonly method: ReceivedMethod;
  readonly amount: Paise;
  /** `held`: the amount received differs from the amount requested. */
  readonly status: 'open' | 'captured' | 'failed' | 'held';
  readonly openedAt: Date;
  /** When the outcome was reported; null until then. */
  readonly settledAt: Date | null;
  /**
   * The checkout session at the gateway while the payment is open, when it expires, and a hash of its return address.
   */
  readonly session: string | null;
  readonly sessionEndsAt: Date | null;
  readonly sessionBack: string | null;
  readonly refunds: readonly Refund[];
}

/** A confirmed change that takes effect once the price difference is paid. */
export interface PendingChange {
  /** The lines that it ends, and the amount that their cancellation policies retain. */
  readonly ends: readonly { readonly line: number; readonly to: 'replaced' | 'cancelled'; readonly kept: Paise }[];
  /** The ids of the new lines. */
  readonly begins: readonly number[];
  readonly due: Paise;
  readonly until: Date;
}

export interface Booking {
  readonly id: number;
  readonly documentId: string;
  readonly bookingId: string;
  readonly userId: number | null;
  readonly customerName: string;
  readonly guestDetails: GuestDetails;
  /** Empty once the personal data has been erased. */
  readonly email: string;
  /** When the personal data was erased. */
  readonly forgottenAt: Date | null;
  readonly status: BookingStatus;
  readonly cancelledBecause: string | null;
  readonly paymentMethod: PaymentMethod;
  readonly subtotal: Paise;
  readonly tax: Paise;
  readonly total: Paise;
  readonly taxRules: readonly TaxRule[];
  readonly holdUntil: Date;
  /** True for a short hold of a buyer who pays at once. */
  readonly paysNow: boolean;
  /** The extended end of the hold once the email address is confirmed; null with an account. */
  readonly extendedHoldUntil: Date | null;
  /** When the email address was confirmed. */
  readonly addressConfirmedAt: Date | null;
  readonly createdAt: Date;
  /** The time of the last change. */
  readonly updatedAt: Date;
  /** The number of changes, including the sale. */
  readonly version: number;
  /** Null if no change is pending. Its payment deadline may have passed. */
  readonly pendingChange: PendingChange | null;
  /** The current lines (see `currentLines`). */
  readonly lines: readonly BookingLine[];
  /** All lines, current and past, by position. */
  readonly allLines: readonly BookingLine[];
  readonly payments: readonly Payment[];
}

const pendingChangeJson = z.object({
  ends: z.array(z.object({ line: z.number(), to: z.enum(['replaced', 'cancelled']), kept: amount })),
  begins: z.array(z.number()),
  due: amount,
});

function pendingChangeOf(text: unknown, until: Date): PendingChange {
  return { ...pendingChangeJson.parse(parsedJson(text)), until };
}

const status = z.enum(['pending', 'confirmed', 'cancelled', 'completed']);
const paymentMode = z.enum(['live', 'test']);
const paymentStatus = z.enum(['open', 'captured', 'failed', 'held']);
const refundState = z.enum(['due', 'sent', 'done', 'failed']);
const refundOrigin = z.enum(['own', 'outside', 'dispute']);
// pg returns jsonb parsed although the row types say text, so both are accepted
const parsedJson = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

export function toBookingLine(row: Selectable<BookingLines>): BookingLine {
  return {
    id: row.id,
    position: row.position,
    state: z.enum(lineStates).parse(row.state),
    endedIn: row.ended_in,
    kept: paiseOf(row.retained_paise),
    type: z.enum(productTypes).parse(row.product_type),
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
    details: lineDetails.parse(parsedJson(row.details)),
    arrivalTime: row.arrival_time,
    guestNames: row.guest_names,
  };
}

export function toPayment(row: Selectable<Payments>, refunds: readonly Selectable<Refunds>[]): Payment {
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

export function toBooking(
  row: Selectable<Bookings>,
  lines: readonly Selectable<BookingLines>[],
  payments: readonly Selectable<Payments>[],
  refunds: readonly Selectable<Refunds>[],
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
    paymentMethod: z.enum(paymentMethods).parse(row.payment_method),
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
    pendingChange:
      row.pending_change && row.pending_change_until
        ? pendingChangeOf(row.pending_change, row.pending_change_until)
        : null,
    lines: currentLines(allLines),
    allLines,
    payments: payments.map((payment) => toPayment(payment, refunds)),
  };
}
