import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { mayManageProducts } from '../../../catalog/product-access.ts';
import { conflict, notFound } from '../../../core/app-error.ts';
import { today } from '../../../core/day.ts';
import type { Context } from '../../../platform/context.ts';
import type { Booking } from '../../model/booking.ts';

/**
 * Returns a stay of a booking that has begun, of which foreign guests are recorded. Throws NotFoundError for an unknown
 * line and, for partners, for one of others, ConflictError for anything else.
 */
export async function receivingLine(ctx: Context, booking: Booking | undefined, id: number) {
  const line = booking?.allLines.find((one) => one.id === id);
  if (!booking || !line || booking.forgottenAt !== null || !(await mayManageProducts(ctx, [line])))
    throw notFound(sentence(errorsBookingTexts.bookingNotFound));
  const paid = booking.status === 'confirmed' || booking.status === 'completed';
  if (line.type !== 'stay' || line.state !== 'live' || !paid || line.startDay > today(ctx.now))
    throw conflict(sentence(errorsBookingTexts.notReceiving));
  return { booking, line };
}
