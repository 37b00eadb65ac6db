import { type LedgerEntry, listPayments } from '../../service/booking/paying/list-payments.ts';
import { formatMoney, paiseOf } from '../../service/core/money.ts';
import type { Context } from '../../service/platform/context.ts';

function line({ bookingId, reference, gateway, mode, status, amount, refund, toSend, openedAt }: LedgerEntry): string {
  const money = mode === 'test' ? `${gateway}, TEST: no money moved` : `${gateway}, live`;
  const what = [openedAt.toISOString().slice(0, 10), bookingId, reference, money, formatMoney(paiseOf(amount)), status];
  if (toSend > 0) what.push(`send back ${formatMoney(toSend)}`);
  else if (refund !== null && mode === 'test') what.push('nothing to send back');
  return what.join('  ');
}

/** The payments of a booking, or of all whose money is to go back, as lines to print. */
export async function sayPayments(ctx: Context, bookingId: string | undefined): Promise<string> {
  const entries = await listPayments(ctx, bookingId);
  if (entries.length > 0) return entries.map(line).join('\n');
  return bookingId === undefined ? 'No money is to go back.' : 'There are no payments for that booking.';
}
