import { kindOf, labelText, type ProductType } from '../../catalog/kinds.ts';
import { feeSums } from '../../catalog/price.ts';
import { refundSteps } from '../../catalog/refund-terms.ts';
import type { TaxRule } from '../../catalog/settings/tax-rules.ts';
import { taxText } from '../../catalog/tax.ts';
import type { Day } from '../../core/day.ts';
import type { Paise } from '../../core/money.ts';
import type { EmailText } from '../../emails/blocks.ts';
import { bookingCancelled } from '../../emails/booking-cancelled.email.ts';
import { bookingChanged, type ChangeOutcome } from '../../emails/booking-changed.email.ts';
import { bookingConfirmation } from '../../emails/booking-confirmation.email.ts';
import type { BookingEmail, BookingEmailLine } from '../../emails/booking-email.ts';
import { bookingExpired } from '../../emails/hold.email.ts';
import { partPayment, paymentReceipt } from '../../emails/payment.email.ts';
import { type RefundReason, refundDue } from '../../emails/refund-due.email.ts';
import { type EmailKind, writeEmail } from '../../emails/write-email.ts';
import type { PaymentMode } from '../../payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { type PaymentMethod, paymentMethodLabels, type ReceivedMethod, receivedLabels } from '../booking.ts';
import { chosenForThem, feesOfLine } from '../line.ts';
import type { LineDetails } from '../line-details.ts';
import { taxesOf, taxTermsOf } from '../line-taxes.ts';
import { datesText, guestsText } from '../line-text.ts';
import { bookingLink, emailLink, paymentLink } from '../paying/payment-link.ts';

/** The booking data that emails need. Both `Booking` and a sale that was just made have it. */
export interface EmailBooking {
  readonly id: number;
  readonly bookingId: string;
  readonly userId: number | null;
  readonly customerName: string;
  readonly email: string;
  /** The method chosen at the sale; null if it is chosen on the payment page. */
  readonly paymentMethod: PaymentMethod | null;
  readonly subtotal: Paise;
  readonly total: Paise;
  readonly taxRules: readonly TaxRule[];
  readonly createdAt: Date;
  readonly holdUntil: Date;
  readonly extendedHoldUntil: Date | null;
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

function emailTermsOf(line: EmailLine): BookingEmailLine['terms'] {
  const { schedule, text } = line.details.cancellation;
  return { text, steps: schedule.length > 1 ? refundSteps(line, schedule) : [] };
}

function emailLineOf(line: EmailLine): BookingEmailLine {
  return {
    label: labelText(line.details.label ?? line.type),
    name: line.name,
    option: line.optionName ?? '',
    location: line.location,
    days: datesText(line),
    guests: guestsText(line),
    chosenForThem: chosenForThem(line),
    quantity: line.quantity,
    terms: emailTermsOf(line),
    cost: feeSums([feesOfLine(line)]).cost,
  };
}

/** Vehicles have a pick-up location; empty for other products. */
function pickUpOf({ type, details }: EmailLine): string | null {
  return kindOf(type).dates === 'days' ? (details.pickup?.place ?? null) : '';
}

/**
 * Returns the booking data for an email. Without an account the address is not confirmed, so details that were typed in
 * are left out: only the link shows them.
 */
export function bookingEmailOf(ctx: Context, booking: EmailBooking): BookingEmail {
  const facts = {
    publicUrl: ctx.config.publicUrl,
    bookingId: booking.bookingId,
    sums: [
      ...feeSums(booking.lines.map(feesOfLine)).fees.map(({ name, amount }) => ({ label: name, amount })),
      { label: 'Subtotal', amount: booking.subtotal },
      ...taxesOf(booking.lines, taxTermsOf(booking)).map((tax) => ({ label: taxText(tax), amount: tax.amount })),
    ],
    total: booking.total,
    paymentMethodLabel: booking.paymentMethod && paymentMethodLabels[booking.paymentMethod],
    paymentLink: (booking.userId === null ? emailLink : paymentLink)(ctx.config, booking.bookingId),
    link: (booking.userId === null ? bookingLink : paymentLink)(ctx.config, booking.bookingId),
    againLink: `${(booking.userId === null ? emailLink : paymentLink)(ctx.config, booking.bookingId)}#again`,
    payBy: booking.holdUntil,
    keepUntil:
      booking.extendedHoldUntil !== null && booking.extendedHoldUntil > booking.holdUntil
        ? booking.extendedHoldUntil
        : null,
  };
  if (booking.userId === null) return { ...facts, customerName: null, lines: booking.lines.map(emailLineOf) };
  const lines = booking.lines.map((line) => ({ ...emailLineOf(line), pickUp: pickUpOf(line) }));
  return { ...facts, customerName: booking.customerName, lines };
}

/** Queues an email to the person who booked, unless their data was erased. Part of the caller's transaction. */
export async function writeBookingEmail(
  ctx: Context,
  kind: EmailKind,
  booking: Pick<EmailBooking, 'id' | 'userId' | 'email'>,
  email: EmailText,
): Promise<void> {
  if (booking.email === '') return;
  await writeEmail(ctx, {
    kind,
    to: booking.email,
    ...email,
    bookingRow: booking.id,
    ...(booking.userId === null ? {} : { userId: booking.userId }),
    // emails about an existing booking are never held back by the rate limit
    ...(booking.userId === null && kind === 'booking-confirmation' ? { rateLimit: 'other' as const } : {}),
  });
}

// Part of the caller's transaction: the email is queued if and only if the event is committed.

export function writeConfirmation(ctx: Context, booking: EmailBooking): Promise<void> {
  return writeBookingEmail(
    ctx,
    'booking-confirmation',
    booking,
    bookingConfirmation(bookingEmailOf(ctx, booking), ctx.now),
  );
}

export function writeReceipt(
  ctx: Context,
  booking: EmailBooking,
  { mode, methods }: { mode: PaymentMode; methods: readonly ReceivedMethod[] },
): Promise<void> {
  const paid = { mode, method: methods.map((method) => receivedLabels[method]).join(', ') };
  return writeBookingEmail(ctx, 'payment-receipt', booking, paymentReceipt(bookingEmailOf(ctx, booking), paid));
}

/** Queues the email about a payment in part, with the balance and its deadline. */
export function writePartPayment(
  ctx: Context,
  booking: EmailBooking,
  payment: { part: Paise; due: Paise; until: Date },
): Promise<void> {
  return writeBookingEmail(ctx, 'part-payment', booking, partPayment(bookingEmailOf(ctx, booking), payment));
}

export function writeExpired(ctx: Context, booking: EmailBooking): Promise<void> {
  return writeBookingEmail(ctx, 'booking-expired', booking, bookingExpired(bookingEmailOf(ctx, booking)));
}

export function writeCancelled(
  ctx: Context,
  booking: EmailBooking,
  paid: { refund: Paise; mode: PaymentMode } | null,
): Promise<void> {
  return writeBookingEmail(ctx, 'booking-cancelled', booking, bookingCancelled(bookingEmailOf(ctx, booking), paid));
}

export function writeRefundDue(
  ctx: Context,
  booking: EmailBooking,
  payment: { mode: PaymentMode; amount: Paise },
  reason: RefundReason,
): Promise<void> {
  return writeBookingEmail(ctx, 'refund-due', booking, refundDue(bookingEmailOf(ctx, booking), payment, reason));
}

/** `booking`: the booking after the change; of a held change, as it would be. */
export function writeChanged(ctx: Context, booking: EmailBooking, change: ChangeOutcome): Promise<void> {
  return writeBookingEmail(ctx, 'booking-changed', booking, bookingChanged(bookingEmailOf(ctx, booking), change));
}
