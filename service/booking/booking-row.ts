import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { BookingLines, Bookings, Payments, Refunds } from '../../database/tables.ts';
import { type ProductType, productTypes } from '../catalog/kinds.ts';
import { frozenTaxRules, type TaxRule } from '../catalog/settings/tax-rules.ts';
import type { Day } from '../core/day.ts';
import { type Paise, paiseOf } from '../core/money.ts';
import { currentLines, lineStates, type StatefulLine } from './change.ts';
import type { GuestDetails, LineGuests } from './guests/guest-details.ts';
import { amount, type LineDetails, lineDetails, parsedJson } from './line-details.ts';
import { type BookingStatus, type PaymentMethod, paymentMethods } from './model/booking-status.ts';
import { type Payment, toPayment } from './paying/payment-row.ts';

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

/** A line as it is booked, before it is saved. */
export type UnsavedLine = Omit<BookingLine, 'id' | 'state' | 'endedIn' | 'kept'>;

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
  /** The method chosen at the sale; null if it is chosen on the payment page. */
  readonly paymentMethod: PaymentMethod | null;
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
    pendingChange:
      row.pending_change && row.pending_change_until
        ? pendingChangeOf(row.pending_change, row.pending_change_until)
        : null,
    lines: currentLines(allLines),
    allLines,
    payments: payments.map((payment) => toPayment(payment, refunds)),
  };
}
