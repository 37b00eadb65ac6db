import type { Context } from '../platform/context.ts';
import type { Booking } from './booking-row.ts';
import { opensPayment } from './payment-link.ts';

/** Who may see and pay a booking: whoever holds the link's key, and its owner (PRODUCT.md, Bookings). */
export function mayPay(ctx: Context, booking: Booking, key: string | undefined): boolean {
  if (key !== undefined && opensPayment(ctx.config, booking.bookingId, key)) return true;
  return ctx.viewer.kind === 'user' && booking.userId === ctx.viewer.userId;
}
