import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { invalidField } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { recordReceivedMoney } from './record-received-money.ts';

/**
 * Staff record the amount due as paid in cash. Each receipt number counts once: recording it again changes nothing.
 * Throws UnauthorizedError or ForbiddenError for everyone else, NotFoundError for an unknown booking, ConflictError if
 * nothing is due or the receipt belongs to another booking.
 *
 * @may support, admin, operator
 */
export async function recordCash(
  ctx: Context,
  { bookingId, receipt }: { bookingId: string; receipt: string },
): Promise<{ status: string }> {
  requireRight(ctx.viewer, 'record a transfer');
  if (!/^[A-Za-z0-9][A-Za-z0-9/-]{0,29}$/.test(receipt))
    throw invalidField(['receipt'], sentence(errorsBookingTexts.receiptNumber));
  const reference = `cash_${receipt.toUpperCase()}`;
  return recordReceivedMoney(ctx, { bookingId, way: 'cash', reference, amount: undefined });
}
