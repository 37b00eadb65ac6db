import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { conflict, invalidField } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { payableBooking } from '../../lifecycle/booking-access.ts';
import { dueAt } from '../../model/balance.ts';
import { isTransferReference } from '../../model/transfer-reference.ts';
import { saveTransferReport } from '../../store/payments.sql.ts';

/**
 * Holders of a booking's link and its owner say that they made a UPI transfer for the amount due, with its reference if
 * they know it. Staff then look for it in the bank account; nothing is paid by this. The last report counts.
 * Throws NotFoundError for everyone else, ConflictError if nothing is due, ValidationError for a wrong reference.
 *
 * @may everyone
 */
export async function reportTransfer(
  ctx: Context,
  input: { bookingId: string; key: string | undefined; reference: string | undefined },
): Promise<{ reported: true }> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const reference = input.reference?.replace(/\s/g, '') || null;
  const booking = await payableBooking(ctx, input);
  if (reference !== null && !isTransferReference(reference))
    throw invalidField(['reference'], sentence(errorsBookingTexts.upiReference));
  if (!dueAt(booking, ctx.now)) throw conflict(sentence(errorsBookingTexts.nothingToPay));
  await saveTransferReport(ctx.db, { booking: booking.id, reference, now: ctx.now });
  return { reported: true };
}
