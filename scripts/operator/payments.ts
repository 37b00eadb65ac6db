import { type LedgerEntry, listPayments } from '../../service/booking/admin/list-payments.ts';
import { formatMoney, paiseOf } from '../../service/core/money.ts';
import type { Context } from '../../service/platform/context.ts';

function line(entry: LedgerEntry): string {
  const { bookingId, reference, gateway, mode, status, amount, toSend, underWay, problem, openedAt } = entry;
  const money = mode === 'test' ? `${gateway}, TEST` : `${gateway}, live`;
  const what = [openedAt.toISOString().slice(0, 10), bookingId, reference, money, formatMoney(paiseOf(amount)), status];
  if (toSend > 0) what.push(`refund to pay: ${formatMoney(toSend)}`);
  if (status === 'held') what.push('on hold, amount does not match: accept or send-back');
  if (underWay > 0) what.push(`${gateway} is refunding ${formatMoney(underWay)}`);
  if (problem !== null) what.push(`(${problem})`);
  if (status === 'refund_due' && mode === 'test') what.push('nothing to refund');
  return what.join('  ');
}

/** The payments of a booking, or all due refunds, as lines to print. */
export async function describePayments(ctx: Context, bookingId: string | undefined): Promise<string> {
  const entries = await listPayments(ctx, bookingId);
  if (entries.length > 0) return entries.map(line).join('\n');
  return bookingId === undefined ? 'No payments on hold and no refunds to pay.' : 'No payments for this booking.';
}
