import { kindOf, labelText, type ProductType } from '../../catalog/kinds.ts';
import { feeSums, taxText } from '../../catalog/price.ts';
import type { TaxRule } from '../../catalog/settings/tax-rules.ts';
import { backBySteps } from '../../catalog/terms.ts';
import type { Day } from '../../core/day.ts';
import type { Paise } from '../../core/money.ts';
import type { EmailText } from '../../emails/blocks.ts';
import { bookingCancelled } from '../../emails/booking-cancelled.email.ts';
import { bookingChanged, type ChangeTold } from '../../emails/booking-changed.email.ts';
import { bookingConfirmation } from '../../emails/booking-confirmation.email.ts';
import type { BookingEmail, BookingEmailLine } from '../../emails/booking-email.ts';
import { bookingExpired } from '../../emails/booking-expired.email.ts';
import { partPayment } from '../../emails/part-payment.email.ts';
import { paymentReceipt } from '../../emails/payment-receipt.email.ts';
import { refundDue } from '../../emails/refund-due.email.ts';
import type { RefundReason } from '../../emails/refund-reason.ts';
import { type EmailKind, writeEmail } from '../../emails/write-email.ts';
import type { PaymentMode } from '../../payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { type PaymentMethod, paymentMethodLabels, type ReceivedMethod, receivedLabels } from '../booking.ts';
import type { LineDetails } from '../booking-row.ts';
import { chosenForThem, feesOfLine } from '../line.ts';
import { taxesOf, termsOf } from '../line-taxes.ts';
import { daysOf, whoOf } from '../line-words.ts';
import { bookingLink, emailLink, paymentLink } from '../paying/payment-link.ts';

/** What emails need to know of a booking; Booking has it all, and so does a sale that was just made. */
export interface EmailBooking {
  readonly row: number;
  readonly bookingId: string;
  readonly userId: number | null;
  readonly customerName: string;
  readonly email: string;
  /** As it was chosen at the sale; null where it is chosen on the payment page. */
  readonly paymentMethod: PaymentMethod | null;
  readonly subtotal: Paise;
  readonly total: Paise;
  readonly taxRules: readonly TaxRule[];
  readonly createdAt: Date;
  readonly hold_until: Date;
  readonly keepUntil: Date | null;
  readonly lines: readonly {
    readonly type: ProductType;
    readonly name: string;
    readonly optionName: string | null;
    readonly location: string;
    readonly startDay: Day;
    readonly endDay: Day;
    readonly slot: string;
    readonly units: number;
    readonly guests: number;
    readonly quantity: number;
    readonly subtotal: Paise;
    readonly tax: Paise;
    readonly details: LineDetails;
  }[];
}

type EmailLine = EmailBooking['lines'][number];

function cancellingOf(line: EmailLine): BookingEmailLine['terms'] {
  const { schedule, text } = line.details.cancellation;
  return { text, steps: schedule.length > 1 ? backBySteps(line, schedule) : [] };
}

function lineOf(line: EmailLine): BookingEmailLine {
  return {
    label: labelText(line.details.label ?? line.type),
    name: line.name,
    option: line.optionName ?? '',
    location: line.location,
    days: daysOf(line),
    guests: whoOf(line),
    chosenForThem: chosenForThem(line),
    quantity: line.quantity,
    terms: cancellingOf(line),
    cost: feeSums([feesOfLine(line)]).cost,
  };
}

/** What is hired by the day is picked up somewhere. */
function pickUpOf({ type, details }: EmailLine): string | null {
  return kindOf(type).dates === 'days' ? (details.pickup?.place ?? null) : '';
}

/** Without an account nobody has confirmed the address: what was typed with it is shown behind the link only. */
export function emailOf(ctx: Context, booking: EmailBooking): BookingEmail {
  const facts = {
    publicUrl: ctx.config.publicUrl,
    bookingId: booking.bookingId,
    sums: [
      ...feeSums(booking.lines.map(feesOfLine)).fees.map(({ name, amount }) => ({ label: name, amount })),
      { label: 'Subtotal', amount: booking.subtotal },
      ...taxesOf(booking.lines, termsOf(booking)).map((tax) => ({ label: taxText(tax), amount: tax.amount })),
    ],
    total: booking.total,
    paymentMethodLabel: booking.paymentMethod && paymentMethodLabels[booking.paymentMethod],
    paymentLink: (booking.userId === null ? emailLink : paymentLink)(ctx.config, booking.bookingId),
    link: (booking.userId === null ? bookingLink : paymentLink)(ctx.config, booking.bookingId),
    againLink: `${(booking.userId === null ? emailLink : paymentLink)(ctx.config, booking.bookingId)}#again`,
    payBy: booking.hold_until,
    keepUntil: booking.keepUntil !== null && booking.keepUntil > booking.hold_until ? booking.keepUntil : null,
  };
  if (booking.userId === null) return { ...facts, customerName: null, lines: booking.lines.map(lineOf) };
  const lines = booking.lines.map((line) => ({ ...lineOf(line), pickUp: pickUpOf(line) }));
  return { ...facts, customerName: booking.customerName, lines };
}

/** Writes an email to who booked, unless that was forgotten. Part of the caller's transaction. */
export async function writeAboutBooking(
  ctx: Context,
  kind: EmailKind,
  booking: Pick<EmailBooking, 'row' | 'userId' | 'email'>,
  email: EmailText,
): Promise<void> {
  if (booking.email === '') return;
  await writeEmail(ctx, {
    kind,
    to: booking.email,
    ...email,
    bookingRow: booking.row,
    ...(booking.userId === null ? {} : { userId: booking.userId }),
    // what follows from a booking that exists is never held back
    ...(booking.userId === null && kind === 'booking-confirmation' ? { budget: 'other' as const } : {}),
  });
}

// Each is part of the caller's transaction: the email exists exactly when what it tells has happened.

export function writeConfirmation(ctx: Context, booking: EmailBooking): Promise<void> {
  return writeAboutBooking(ctx, 'booking-confirmation', booking, bookingConfirmation(emailOf(ctx, booking), ctx.now));
}

export function writeReceipt(
  ctx: Context,
  booking: EmailBooking,
  { mode, methods }: { mode: PaymentMode; methods: readonly ReceivedMethod[] },
): Promise<void> {
  const paid = { mode, method: methods.map((method) => receivedLabels[method]).join(', ') };
  return writeAboutBooking(ctx, 'payment-receipt', booking, paymentReceipt(emailOf(ctx, booking), paid));
}

/** Of a part of the price; what is still due, and until when. */
export function writePart(
  ctx: Context,
  booking: EmailBooking,
  told: { part: Paise; due: Paise; until: Date },
): Promise<void> {
  return writeAboutBooking(ctx, 'part-payment', booking, partPayment(emailOf(ctx, booking), told));
}

export function writeExpired(ctx: Context, booking: EmailBooking): Promise<void> {
  return writeAboutBooking(ctx, 'booking-expired', booking, bookingExpired(emailOf(ctx, booking)));
}

export function writeCancelled(
  ctx: Context,
  booking: EmailBooking,
  paid: { refund: Paise; mode: PaymentMode } | null,
): Promise<void> {
  return writeAboutBooking(ctx, 'booking-cancelled', booking, bookingCancelled(emailOf(ctx, booking), paid));
}

export function writeRefundDue(
  ctx: Context,
  booking: EmailBooking,
  payment: { mode: PaymentMode; amount: Paise },
  reason: RefundReason,
): Promise<void> {
  return writeAboutBooking(ctx, 'refund-due', booking, refundDue(emailOf(ctx, booking), payment, reason));
}

/** `booking`: as it is then; of a held change as it would be. */
export function writeChanged(ctx: Context, booking: EmailBooking, change: ChangeTold): Promise<void> {
  return writeAboutBooking(ctx, 'booking-changed', booking, bookingChanged(emailOf(ctx, booking), change));
}
