import { english } from '../../../messages/translate.ts';
import { type Paise, paiseOf, zero } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { inRupees } from '../../platform/rupees.ts';
import { queueWebhooks } from '../../webhooks/queue-webhooks.ts';
import type { Booking } from '../model/booking.ts';
import { bookingAfter } from '../model/booking-after.ts';
import type { Applied, BookingEvent } from '../model/booking-event.ts';
import { actorOf } from '../model/change.ts';
import { type BookingWebhookEvent, type MoneyEffect, ruleOf } from '../model/lifecycle.ts';
import { presentBooking } from '../model/present-booking.ts';
import { booking as bookingSchema } from '../model/wire/booking-schemas.ts';
import { loadBookings } from '../store/bookings.sql.ts';
import { saveBooking } from '../store/save-booking.sql.ts';
import { issuePapers } from './issue-papers.ts';
import { moveStock } from './move-stock.ts';
import { oweRefund } from './owe-refund.ts';
import { requestAnswers } from './request-answers.ts';
import { writeEventEmail } from './write-event-email.ts';

const inJson = inRupees(bookingSchema);

/**
 * Applies an event to a locked booking: saves it with its history, then carries out what the lifecycle declares, for
 * every event in the same order. This is the only way to alter a booking. Returns the booking as saved; payments and
 * refunds in it are those of before. Part of the caller's transaction.
 * Throws ConflictError for an event that the lifecycle does not allow.
 */
export async function applyEvent(ctx: Context, before: Booking, event: BookingEvent): Promise<Booking> {
  const rule = ruleOf(event.name);
  const by = event.by ?? actorOf(ctx.viewer, before.userId);
  const planned = bookingAfter(before, event, { by, now: ctx.now });
  const amount = 'amount' in event ? event.amount : zero;
  const after = await saveBooking(ctx.db, before, planned, {
    kind: rule.history,
    actor: by,
    userId: ctx.viewer.kind === 'user' && (by === 'traveller' || by === 'operator') ? ctx.viewer.userId : null,
    at: ctx.now,
    why: event.why ?? null,
    total: planned.status === 'cancelled' ? zero : planned.total,
    money: moneyOf(rule.money, amount),
    token: event.token ?? null,
  });
  const applied: Applied = { before, after, event };
  await moveStock(ctx, applied, rule.stock);
  await issuePapers(ctx, applied, rule.papers);
  if (rule.money === 'refund' && amount > 0) await oweRefund(ctx, before, amount);
  await requestAnswers(ctx, applied);
  for (const email of rule.emails) await writeEventEmail(ctx, applied, email);
  for (const webhook of rule.webhooks) await notifyBookingWebhooks(ctx, webhook, after.id);
  return after;
}

function moneyOf(effect: MoneyEffect, amount: Paise): Paise {
  return effect === 'received' ? amount : paiseOf(0 - amount);
}

/**
 * Sends a booking event to webhooks as part of the caller's transaction. The payload is the booking as its owner sees
 * it, with name and email address of the person who booked, but without the payment link, which contains a secret.
 */
async function notifyBookingWebhooks(ctx: Context, event: BookingWebhookEvent, id: number): Promise<void> {
  await queueWebhooks(ctx, event, async () => {
    const [booking] = await loadBookings(ctx.db, [id]);
    if (!booking) throw new Error(`Booking ${id} disappeared in its own transaction`);
    const { paymentLink: _secret, ...presented } = presentBooking(english, booking, ctx.config, ctx.now);
    const { customerName, email } = booking;
    return { booking: inJson({ ...presented, customerName, email }) };
  });
}
