import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { AppError } from '../../../core/app-error.ts';
import { requireOwner } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import type { Order } from '../../model/order.ts';
import type { BookingSentWire } from '../../model/wire/wire.ts';
import { sellOrder } from './sell.ts';

/**
 * Confirm and Pay Later (CART-12, CART-15): sells the whole cart to the signed-in viewer, or nothing.
 * Throws UnauthorizedError or ForbiddenError without a confirmed account, and the errors of `sellOrder`.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function placeBooking(ctx: Context, order: Order): Promise<BookingSentWire> {
  const buyer = requireOwner(ctx.viewer, 'own bookings');
  if (!buyer.confirmed) {
    throw new AppError('ForbiddenError', sentence(errorsBookingTexts.confirmEmailFirst));
  }
  return sellOrder(ctx, order, buyer);
}
