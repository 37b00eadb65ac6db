import { type Paise, paiseOf, zero } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Booking } from '../model/booking.ts';
import { bookingAfter } from '../model/booking-after.ts';
import type { Applied, BookingEvent } from '../model/booking-event.ts';
import { actorOf } from '../model/change.ts';
import { type MoneyEffect, ruleOf } from '../model/lifecycle.ts';
import { saveBooking } from '../store/save-booking.sql.ts';
import { issuePapers } from './issue-papers.ts';
import { moveStock } from './move-stock.ts';
import { notifyBookingWebhooks } from './notify-booking-webhooks.ts';
import { oweRefund } from './owe-refund.ts';
import { writeEventEmail } from './write-event-email.ts';

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
  for (const email of rule.emails) await writeEventEmail(ctx, applied, email);
  for (const webhook of rule.webhooks) await notifyBookingWebhooks(ctx, webhook, after.id);
  return after;
}

function moneyOf(effect: MoneyEffect, amount: Paise): Paise {
  return effect === 'received' ? amount : paiseOf(0 - amount);
}
