import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { invalidField } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import type { Paise } from '../../../core/money.ts';
import type { Context } from '../../../platform/context.ts';
import { isTransferReference } from '../../model/transfer-reference.ts';
import { recordReceivedMoney } from './record-received-money.ts';

/**
 * Staff record a UPI transfer that has arrived: a live payment, even in test mode. It pays the amount due; if `amount`
 * differs from that, it is held as for a gateway. `transferId` is the bank reference (UTR), which counts once:
 * recording it again changes nothing.
 * Throws UnauthorizedError or ForbiddenError for everyone else, NotFoundError for an unknown booking, ConflictError for
 * a booking free of charge and for a transfer recorded for another booking.
 *
 * @may support, admin, operator
 */
export async function recordUpiTransfer(
  ctx: Context,
  seen: { bookingId: string; transferId: string; amount?: Paise },
): Promise<{ status: string }> {
  requireRight(ctx.viewer, 'record a transfer');
  const { bookingId, transferId, amount } = seen;
  if (!isTransferReference(transferId)) throw invalidField(['transferId'], sentence(errorsBookingTexts.upiReference));
  return recordReceivedMoney(ctx, { bookingId, way: 'upi', reference: `upi_${transferId.toUpperCase()}`, amount });
}
