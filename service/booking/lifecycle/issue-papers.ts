import { paiseOf, zero } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Applied } from '../model/booking-event.ts';
import { endsOf } from '../model/booking-event.ts';
import type { PaperEffect } from '../model/lifecycle.ts';
import { billChange, billPayment, creditRefund } from './bill.ts';

/** Issues the invoices and credit notes of an event. */
export async function issuePapers(ctx: Context, applied: Applied, effect: PaperEffect): Promise<void> {
  const { before, after, event } = applied;
  switch (effect) {
    case 'none':
      return;
    case 'invoice':
      if ('payment' in event) await billPayment(ctx, after, event.payment);
      return;
    case 'credit note':
      if ('amount' in event && event.amount > 0) await creditRefund(ctx, before, event.amount, causeOf(applied));
      return;
    case 'credit note and invoice':
      return billChange(ctx, after, {
        ...changedLines(applied),
        payment: 'payment' in event ? event.payment : null,
        refund: 'begins' in event && 'amount' in event ? event.amount : zero,
      });
  }
}

/** Returns the cause of a credit note: one is issued per invoice and cause. */
function causeOf({ before: { bookingId }, event }: Applied): string {
  switch (event.name) {
    case 'cancelled':
      return `cancelled ${bookingId}`;
    case 'goodwill refunded':
      return `${event.token} of ${bookingId}`;
    default:
      return `refund ${event.why}`;
  }
}

/** Returns what a change credits for the lines that it ended, and the lines that it began. */
function changedLines({ before, after, event }: Applied) {
  const ended = new Set(endsOf(event, before.pendingChange).map(({ line }) => line));
  const liveBefore = new Set(before.lines.map(({ id }) => id));
  return {
    ends: after.allLines
      .filter(({ id }) => ended.has(id))
      .map((line) => ({ line, back: paiseOf(line.subtotal + line.tax - line.retained) })),
    begins: after.lines.filter(({ id }) => !liveBefore.has(id)),
  };
}
