import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { BookingLines, Bookings, Payments, Refunds } from '../../database/tables.ts';
import { lineLabels, type ProductType, productTypes } from '../catalog/kinds.ts';
import { meals } from '../catalog/planned-day.ts';
import { choices } from '../catalog/product.ts';
import { frozenTaxRules, type TaxRule } from '../catalog/settings/tax-rules.ts';
import { supplies } from '../catalog/supply.ts';
import { scheduleOf } from '../catalog/terms.ts';
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
import { lineStates, standing, type TurningLine } from './change.ts';
import type { GuestDetails, LineGuests } from './guests/guest-details.ts';

export interface BookingLine extends TurningLine, LineGuests {
  /** Its place in the booking, which a line that takes its place takes over. */
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

/** What a line froze at the sale beyond its columns. Bookings from before parts, pick-ups, policies and schedules were kept have none. */
const lineDetails = z.object({
  nightly: z.array(z.object({ day: z.custom<Day>(isDay), price: amount })),
  fees: z.array(z.object({ name: z.string(), amount, supply: z.enum(supplies).optional() })),
  /** Its tax by the rates; of what was sold before they were kept its rules say it. */
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
  /** As what it was taxed. */
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
  /** What the cart item left open: the first that the product had was booked. */
  chosenForThem: z.array(z.enum(choices)).default([]),
  /** Every traveller has to be named. */
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
/** What of it is told to who serves a line. */
export const toldDetails = lineDetails.pick({ parts: true, language: true, pickup: true });
export type ToldDetails = z.output<typeof toldDetails>;

/**
 * Money that goes back: `failed` is still owed, and sent by hand. Not only what we owe: also what was refunded on the
 * gateway's own pages (`outside`) and what a lost dispute took (`dispute`).
 */
export interface Refund {
  readonly id: number;
  readonly origin: 'own' | 'outside' | 'dispute';
  /** By which its gateway knows it. */
  readonly key: string;
  /** The gateway's or the bank's name for it, once it has one. */
  readonly reference: string | null;
  readonly amount: Paise;
  readonly state: 'due' | 'sent' | 'done' | 'failed';
  /** Why it did not go through when it was last tried. */
  readonly problem: string | null;
}

export interface Payment {
  readonly id: number;
  /** The gateway's name for the order. */
  readonly reference: string;
  /** Its name for the money that came. */
  readonly paidAs: string | null;
  readonly gateway: string;
  readonly mode: PaymentMode;
  readonly method: ReceivedMethod;
  readonly amount: Paise;
  /** `held`: another amount came than was asked for. */
  readonly status: 'open' | 'captured' | 'failed' | 'held';
  readonly openedAt: Date;
  /** When it was told how it ended; null while nobody has. */
  readonly settledAt: Date | null;
  /** What the gateway goes on with while it is open, until when, and a mark of where it leads back to. */
  readonly session: string | null;
  readonly sessionEndsAt: Date | null;
  readonly sessionBack: string | null;
  readonly refunds: readonly Refund[];
}

/** What waits for the payment of a difference. */
export interface Proposal {
  /** The lines that it ends, and what their terms keep. */
  readonly ends: readonly { readonly line: number; readonly to: 'replaced' | 'cancelled'; readonly kept: Paise }[];
  /** The lines that live from then on. */
  readonly begins: readonly number[];
  readonly due: Paise;
  readonly until: Date;
}

export interface Booking {
  readonly row: number;
  readonly documentId: string;
  readonly bookingId: string;
  readonly userId: number | null;
  readonly customerName: string;
  readonly guestDetails: GuestDetails;
  /** '' of one whose person was taken out of it. */
  readonly email: string;
  /** When that was. */
  readonly forgottenAt: Date | null;
  readonly status: BookingStatus;
  readonly cancelledBecause: string | null;
  readonly paymentMethod: PaymentMethod;
  readonly subtotal: Paise;
  readonly tax: Paise;
  readonly total: Paise;
  readonly taxRules: readonly TaxRule[];
  readonly hold_until: Date;
  /** Held for minutes, for a buyer who pays now. */
  readonly paysNow: boolean;
  /** Until when whoever reads its email can have it held, where that is longer; null with an account. */
  readonly keepUntil: Date | null;
  /** When they did. */
  readonly keptAt: Date | null;
  readonly createdAt: Date;
  /** When it last changed. */
  readonly updatedAt: Date;
  /** How many changes there were, the sale among them. */
  readonly version: number;
  /** null when nothing waits, or what waited was put aside; its time may be over. */
  readonly proposal: Proposal | null;
  /** What makes it up: `standing` of all its lines. */
  readonly lines: readonly BookingLine[];
  /** Every line that it has or had, by place. */
  readonly all: readonly BookingLine[];
  readonly payments: readonly Payment[];
}

const proposal = z.object({
  ends: z.array(z.object({ line: z.number(), to: z.enum(['replaced', 'cancelled']), kept: amount })),
  begins: z.array(z.number()),
  due: amount,
});

function proposalOf(text: unknown, until: Date): Proposal {
  return { ...proposal.parse(json(text)), until };
}

const status = z.enum(['pending', 'confirmed', 'cancelled', 'completed']);
const paymentMode = z.enum(['live', 'test']);
const paymentStatus = z.enum(['open', 'captured', 'failed', 'held']);
const refundState = z.enum(['due', 'sent', 'done', 'failed']);
const refundOrigin = z.enum(['own', 'outside', 'dispute']);
// pg hands out jsonb parsed, the row types say text: both are taken
const json = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

export function lineOf(row: Selectable<BookingLines>): BookingLine {
  return {
    id: row.id,
    position: row.position,
    state: z.enum(lineStates).parse(row.state),
    endedIn: row.ended_in,
    kept: paiseOf(row.kept_paise),
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
    details: lineDetails.parse(json(row.details)),
    arrivalTime: row.arrival_time,
    guestNames: row.guest_names,
  };
}

export function paymentOf(row: Selectable<Payments>, refunds: readonly Selectable<Refunds>[]): Payment {
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

export function bookingOf(
  row: Selectable<Bookings>,
  lines: readonly Selectable<BookingLines>[],
  payments: readonly Selectable<Payments>[],
  refunds: readonly Selectable<Refunds>[],
): Booking {
  const all = lines.map(lineOf);
  return {
    row: row.id,
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
    taxRules: frozenTaxRules.parse(json(row.tax_rules)),
    hold_until: row.hold_until,
    paysNow: row.pays_now,
    keepUntil: row.keep_until,
    keptAt: row.kept_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    proposal: row.proposal && row.proposed_until ? proposalOf(row.proposal, row.proposed_until) : null,
    lines: standing(all),
    all,
    payments: payments.map((payment) => paymentOf(payment, refunds)),
  };
}
