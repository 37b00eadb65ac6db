import { withNamesIn } from '../../catalog/product.ts';
import { readSettings } from '../../catalog/settings/read-settings.ts';
import { zero } from '../../core/money.ts';
import type { EmailText } from '../../emails/blocks.ts';
import { bookingCancelled } from '../../emails/booking-cancelled.email.ts';
import { bookingChanged, type ChangeOutcome, guestsChanged } from '../../emails/booking-changed.email.ts';
import { bookingConfirmation } from '../../emails/booking-confirmation.email.ts';
import { bookingExpired } from '../../emails/hold.email.ts';
import { partPayment, paymentReceipt } from '../../emails/payment.email.ts';
import { refundDue } from '../../emails/refund-due.email.ts';
import { writeToOperator } from '../../emails/write-to-operator.ts';
import type { Context } from '../../platform/context.ts';
import { bookingEmailOf, methodsOf, writeBookingEmail } from '../emails/booking-emails.ts';
import { isRefused } from '../model/acknowledgement.ts';
import { dueAt, linesAfterChange, remainingOf } from '../model/balance.ts';
import type { Booking } from '../model/booking.ts';
import type { Applied, BookingEvent } from '../model/booking-event.ts';
import { textOfBooking } from '../model/booking-language.ts';
import { methodsText } from '../model/booking-status.ts';
import { actorOf, headerOf } from '../model/change.ts';
import type { EventEmail } from '../model/lifecycle.ts';
import { datesText } from '../model/line.ts';
import type { Payment } from '../model/payment.ts';
import { mixedChangeOf } from './mixed-change.ts';

/**
 * Queues an email about an event, if there is something to say: to the person who booked or, about changed guests, to
 * the operator. Part of the caller's transaction: it is queued if and only if the event is committed.
 */
export async function writeEventEmail(ctx: Context, applied: Applied, email: EventEmail): Promise<void> {
  const { after, event } = applied;
  if (email === 'guests-changed') {
    if (after.status === 'confirmed') await notifyOperator(ctx, after, event.why ?? '');
    return;
  }
  const text = textOf(ctx, applied, email);
  if (text) await writeBookingEmail(ctx, email, after, text);
}

function textOf(ctx: Context, applied: Applied, email: Exclude<EventEmail, 'guests-changed'>): EmailText | undefined {
  const { before, after, event } = applied;
  const shown = bookingEmailOf(ctx, event.name === 'change held' ? asAfterChange(after) : after);
  const refund = refundOf(before, event);
  switch (email) {
    case 'booking-confirmation':
      return bookingConfirmation(shown, ctx.now);
    case 'booking-expired':
      return bookingExpired(shown);
    case 'payment-receipt':
      return 'payment' in event ? paymentReceipt(shown, paidBy(after, event.payment)) : undefined;
    case 'part-payment': {
      const due = 'payment' in event ? dueAt(withCaptured(after, event.payment), ctx.now) : undefined;
      return due && 'amount' in event
        ? partPayment(shown, { part: event.amount, due: due.amount, until: due.until })
        : undefined;
    }
    case 'booking-cancelled':
      return bookingCancelled(shown, refund && { refund: refund.amount, mode: refund.mode }, {
        byHost: after.cancelledBecause === 'partner',
      });
    case 'refund-due': {
      const reason = event.name === 'goodwill refunded' ? 'goodwill' : 'part-only';
      return refund && refund.amount > 0 ? refundDue(shown, refund, reason) : undefined;
    }
    case 'booking-changed':
      return bookingChanged(shown, outcomeOf(ctx, applied));
  }
}

/** The refund of an event and the mode of the payment that it is of; null if nothing was paid. */
function refundOf(before: Booking, event: BookingEvent) {
  const paid = before.payments.find((payment) => remainingOf(payment) > 0);
  return paid ? { amount: 'amount' in event ? event.amount : zero, mode: paid.mode } : null;
}

function outcomeOf(ctx: Context, applied: Applied): ChangeOutcome {
  const { before, after, event } = applied;
  const t = textOfBooking(after);
  const by = (event.by ?? actorOf(ctx.viewer, before.userId)) === 'traveller' ? 'you' : 'us';
  const mixed = mixedChangeOf(t, applied, by);
  switch (event.name) {
    case 'change held':
      return { way: 'held', due: event.due, until: event.until, mixed };
    case 'change paid':
      return { way: 'paid', due: event.amount, mixed };
    case 'change dropped':
      return { way: 'dropped' };
    case 'changed':
      return { way: 'done', refund: refundOf(before, event), mixed };
    case 'line cancelled':
    case 'line cancelled unpaid': {
      const ended = new Set(event.ends.map(({ line }) => line));
      const lines = before.lines.filter(({ id }) => ended.has(id));
      const items = lines.map((line) => ({ name: withNamesIn(t, line).name, days: datesText(t, line) }));
      const due = dueAt(after, ctx.now);
      return {
        way: 'items-cancelled',
        items,
        by: lines.every(isRefused) ? 'host' : by,
        refund: due ? null : refundOf(before, event),
        due,
      };
    }
    default:
      return { way: 'unpaid', mixed };
  }
}

/** Returns the booking with that payment as received. */
function withCaptured(booking: Booking, payment: Payment): Booking {
  const before = booking.payments.filter(({ id }) => id !== payment.id);
  return { ...booking, payments: [...before, { ...payment, status: 'captured' }] };
}

/** Returns how a booking was paid by that payment and earlier parts. */
function paidBy(booking: Booking, payment: Payment) {
  const methods = methodsOf(withCaptured(booking, payment));
  return { mode: payment.mode, method: methodsText(textOfBooking(booking), methods) };
}

/** Returns the booking as it would be after its pending change. */
function asAfterChange(booking: Booking): Booking {
  const lines = linesAfterChange(booking);
  const header = headerOf(
    lines.map((line) => ({ ...line, state: 'live' })),
    booking.status,
  );
  return { ...booking, ...header, lines };
}

/** Names the changed fields without their values, because emails are stored. */
async function notifyOperator(ctx: Context, { id, bookingId }: Booking, what: string): Promise<void> {
  const { contact } = await readSettings(ctx);
  await writeToOperator(
    ctx,
    { kind: 'guests-changed', to: contact.email, booking: id, ...guestsChanged({ bookingId, what }) },
    { together: bookingId, bookingId },
  );
}
