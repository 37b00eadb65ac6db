import { invalid } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { takeSeenMoney } from './take-seen-money.ts';

/**
 * Somebody of the support, an admin or the operator has taken what is to be paid in cash, and given a receipt, whose number
 * counts once: recording it again changes nothing. Refuses everybody else (401, 403), an unknown booking (404), one of
 * which nothing is to be paid, and a receipt that was recorded for another (409).
 */
export async function recordCash(
  ctx: Context,
  { bookingId, receipt }: { bookingId: string; receipt: string },
): Promise<{ status: string }> {
  requireRight(ctx.viewer, 'record a transfer');
  if (!/^[A-Za-z0-9][A-Za-z0-9/-]{0,29}$/.test(receipt)) {
    const message = 'A receipt number has 1 to 30 letters, digits, dashes and slashes';
    throw invalid(message, { errors: [{ path: ['receipt'], message, name: 'ValidationError' }] });
  }
  const reference = `cash_${receipt.toUpperCase()}`;
  return takeSeenMoney(ctx, { bookingId, way: 'cash', reference, amount: undefined });
}
