import { invalid } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Paise } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { takeSeenMoney } from './take-seen-money.ts';

/**
 * The operator, an admin or the support has seen a UPI transfer arrive: real money, whatever mode the site is in. It is
 * for what is to be paid, unless `amount` says otherwise: then it is held, as of a gateway. `transferId` is the bank's reference (UTR), which counts once: recording it again changes nothing.
 * Refuses everybody else (401, 403), an unknown booking (404), one that costs nothing, and a transfer that was recorded
 * for another booking (409).
 */
export async function recordUpiTransfer(
  ctx: Context,
  seen: { bookingId: string; transferId: string; amount?: Paise },
): Promise<{ status: string }> {
  requireRight(ctx.viewer, 'record a transfer');
  const { bookingId, transferId, amount } = seen;
  if (!/^[A-Za-z0-9]{8,35}$/.test(transferId)) {
    const message = 'A UPI reference has 8 to 35 letters and digits';
    throw invalid(message, { errors: [{ path: ['transferId'], message, name: 'ValidationError' }] });
  }
  return takeSeenMoney(ctx, { bookingId, way: 'upi', reference: `upi_${transferId.toUpperCase()}`, amount });
}
