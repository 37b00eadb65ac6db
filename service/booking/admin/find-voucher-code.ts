import { errorsBookingTexts } from '../../../messages/en/errors/booking.ts';
import { sentence } from '../../../messages/message.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { voucherToken } from '../../documents/voucher-token.ts';
import type { Context } from '../../platform/context.ts';
import { voucherFactsOf } from '../model/trip-of-booking.ts';
import { findBooking } from '../store/bookings.sql.ts';

/**
 * Returns the code of the voucher of a line, so that staff can check in a guest who does not have it at hand. Throws
 * NotFoundError for a line that the booking does not have.
 *
 * @may support, admin, operator
 */
export async function findVoucherCode(
  ctx: Context,
  { bookingId, lineId }: { readonly bookingId: string; readonly lineId: number },
): Promise<string> {
  requireRight(ctx.viewer, 'see who travels');
  const booking = await findBooking(ctx.db, bookingId);
  const line = booking?.lines.find(({ id }) => id === lineId);
  if (!booking || !line) throw notFound(sentence(errorsBookingTexts.unknownVoucher));
  return voucherToken(voucherFactsOf(booking, line), ctx.config.secret);
}
