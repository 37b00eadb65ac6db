import { kindOf, labelText } from '../../catalog/kinds.ts';
import { feeSums } from '../../catalog/price.ts';
import { refundSteps } from '../../catalog/refund-terms.ts';
import { taxText } from '../../catalog/tax.ts';
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
import { remainingOf } from '../model/balance.ts';
import type { Booking, BookingLine } from '../model/booking.ts';
import { type ReceivedMethod, receivedLabels } from '../model/booking-status.ts';
import { chosenForThem, feesOfLine } from '../model/line.ts';
import { taxesOf, taxTermsOf } from '../model/line-taxes.ts';
import { datesText, guestsText } from '../model/line-text.ts';
import type { Payment } from '../model/payment.ts';
import { bookingLink, emailLink, paymentLink } from '../model/payment-link.ts';

function emailTermsOf(line: BookingLine): BookingEmailLine['terms'] {
  const { schedule, text } = line.details.cancellation;
  return { text, steps: schedule.length > 1 ? refundSteps(line, schedule) : [] };
}

function emailLineOf(line: BookingLine): BookingEmailLine {
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
function pickUpOf({ type, details }: BookingLine): string | null {
  return kindOf(type).dates === 'days' ? (details.pickup?.place ?? null) : '';
}

/** The methods that a booking was paid by, each once or, before it is paid, the one chosen at the sale. */
function methodsOf({ payments, paymentMethod }: Booking): ReceivedMethod[] {
  const paid = payments.filter((payment) => remainingOf(payment) > 0).map(({ method }) => method);
  return paid.length > 0 ? [...new Set(paid)] : paymentMethod ? [paymentMethod] : [];
}

/**
 * Returns the booking data for an email. Without an account the address is not confirmed, so details that were typed in
 * are left out: only the link shows them.
 */
export function bookingEmailOf(ctx: Context, booking: Booking): BookingEmail {
  const facts = {
    publicUrl: ctx.config.publicUrl,
    bookingId: booking.bookingId,
    sums: [
      ...feeSums(booking.lines.map(feesOfLine)).fees.map(({ name, amount }) => ({ label: name, amount })),
      { label: 'Subtotal', amount: booking.subtotal },
      ...taxesOf(booking.lines, taxTermsOf(booking)).map((tax) => ({ label: taxText(tax), amount: tax.amount })),
    ],
    total: booking.total,
    paymentMethodLabel:
      methodsOf(booking)
        .map((method) => receivedLabels[method])
        .join(', ') || null,
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
  booking: Pick<Booking, 'id' | 'userId' | 'email'>,
  email: EmailText,
): Promise<void> {
  if (booking.email === '') return;
  await writeEmail(ctx, {
    kind,
    to: booking.email,
    ...email,
    booking: booking.id,
    ...(booking.userId === null ? {} : { userId: booking.userId }),
    // emails about an existing booking are never held back by the rate limit
    ...(booking.userId === null && kind === 'booking-confirmation' ? { rateLimit: 'other' as const } : {}),
  });
}

// Part of the caller's transaction: the email is queued if and only if the event is committed.

export function writeConfirmation(ctx: Context, booking: Booking): Promise<void> {
  return writeBookingEmail(
    ctx,
    'booking-confirmation',
    booking,
    bookingConfirmation(bookingEmailOf(ctx, booking), ctx.now),
  );
}

/** Queues the receipt for a payment, which names the methods of earlier parts too. */
export function writeReceipt(ctx: Context, booking: Booking, payment: Payment): Promise<void> {
  const before = booking.payments.filter(({ id }) => id !== payment.id);
  const methods = methodsOf({ ...booking, payments: [...before, { ...payment, status: 'captured' }] });
  const paid = { mode: payment.mode, method: methods.map((method) => receivedLabels[method]).join(', ') };
  return writeBookingEmail(ctx, 'payment-receipt', booking, paymentReceipt(bookingEmailOf(ctx, booking), paid));
}

/** Queues the email about a payment in part, with the balance and its deadline. */
export function writePartPayment(
  ctx: Context,
  booking: Booking,
  payment: { part: Paise; due: Paise; until: Date },
): Promise<void> {
  return writeBookingEmail(ctx, 'part-payment', booking, partPayment(bookingEmailOf(ctx, booking), payment));
}

export function writeExpired(ctx: Context, booking: Booking): Promise<void> {
  return writeBookingEmail(ctx, 'booking-expired', booking, bookingExpired(bookingEmailOf(ctx, booking)));
}

export function writeCancelled(
  ctx: Context,
  booking: Booking,
  paid: { amount: Paise; mode: PaymentMode } | null,
): Promise<void> {
  return writeBookingEmail(
    ctx,
    'booking-cancelled',
    booking,
    bookingCancelled(bookingEmailOf(ctx, booking), paid && { refund: paid.amount, mode: paid.mode }),
  );
}

export function writeRefundDue(
  ctx: Context,
  booking: Booking,
  payment: { mode: PaymentMode; amount: Paise },
  reason: RefundReason,
): Promise<void> {
  return writeBookingEmail(ctx, 'refund-due', booking, refundDue(bookingEmailOf(ctx, booking), payment, reason));
}

/** `booking`: the booking after the change; of a held change, as it would be. */
export function writeChanged(ctx: Context, booking: Booking, change: ChangeOutcome): Promise<void> {
  return writeBookingEmail(ctx, 'booking-changed', booking, bookingChanged(bookingEmailOf(ctx, booking), change));
}
