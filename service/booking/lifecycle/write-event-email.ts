import { readSettings } from '../../catalog/settings/read-settings.ts';
import { zero } from '../../core/money.ts';
import { type ChangeOutcome, guestsChanged } from '../../emails/booking-changed.email.ts';
import { writeToOperator } from '../../emails/write-to-operator.ts';
import type { Context } from '../../platform/context.ts';
import {
  writeCancelled,
  writeChanged,
  writeConfirmation,
  writeExpired,
  writePartPayment,
  writeReceipt,
  writeRefundDue,
} from '../emails/booking-emails.ts';
import { dueAt, linesAfterChange, remainingOf } from '../model/balance.ts';
import type { Booking } from '../model/booking.ts';
import type { Applied, BookingEvent } from '../model/booking-event.ts';
import { actorOf, headerOf } from '../model/change.ts';
import type { EventEmail } from '../model/lifecycle.ts';
import { datesText } from '../model/line-text.ts';

/** Queues an email about an event: to the person who booked or, about changed guests, to the operator. */
export async function writeEventEmail(ctx: Context, applied: Applied, email: EventEmail) {
  const { before, after, event } = applied;
  switch (email) {
    case 'booking-confirmation':
      return writeConfirmation(ctx, after);
    case 'booking-expired':
      return writeExpired(ctx, after);
    case 'payment-receipt':
      if ('payment' in event) await writeReceipt(ctx, after, event.payment);
      return;
    case 'part-payment':
      return writePart(ctx, after, event);
    case 'booking-cancelled':
      return writeCancelled(ctx, after, refundOf(before, event));
    case 'refund-due': {
      const refund = refundOf(before, event);
      const reason = event.name === 'goodwill refunded' ? 'goodwill' : 'part-only';
      if (refund && refund.amount > 0) await writeRefundDue(ctx, after, refund, reason);
      return;
    }
    case 'booking-changed':
      return writeChanged(ctx, event.name === 'change held' ? asAfterChange(after) : after, outcomeOf(ctx, applied));
    case 'guests-changed':
      if (after.status === 'confirmed') await notifyOperator(ctx, after, event.why ?? '');
      return;
  }
}

/** The refund of an event and the mode of the payment that it is of; null if nothing was paid. */
function refundOf(before: Booking, event: BookingEvent) {
  const paid = before.payments.find((payment) => remainingOf(payment) > 0);
  return paid ? { amount: 'amount' in event ? event.amount : zero, mode: paid.mode } : null;
}

function outcomeOf(ctx: Context, { before, after, event }: Applied): ChangeOutcome {
  switch (event.name) {
    case 'change held':
      return { way: 'held', due: event.due, until: event.until };
    case 'change paid':
      return { way: 'paid', due: event.amount };
    case 'change dropped':
      return { way: 'dropped' };
    case 'changed':
      return { way: 'done', refund: refundOf(before, event) };
    case 'line cancelled':
    case 'line cancelled unpaid': {
      const by = (event.by ?? actorOf(ctx.viewer, before.userId)) === 'traveller' ? 'you' : 'us';
      const ended = new Set(event.ends.map(({ line }) => line));
      const items = before.lines
        .filter(({ id }) => ended.has(id))
        .map((line) => ({ name: line.name, days: datesText(line) }));
      const due = dueAt(after, ctx.now);
      return { way: 'items-cancelled', items, by, refund: due ? null : refundOf(before, event), due };
    }
    default:
      return { way: 'unpaid' };
  }
}

async function writePart(ctx: Context, booking: Booking, event: BookingEvent): Promise<void> {
  if (!('payment' in event)) return;
  const captured = { ...event.payment, status: 'captured' as const };
  const payments = booking.payments.map((one) => (one.id === captured.id ? captured : one));
  const due = dueAt({ ...booking, payments }, ctx.now);
  if (due) await writePartPayment(ctx, booking, { part: event.amount, due: due.amount, until: due.until });
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
