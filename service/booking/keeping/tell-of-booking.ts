import type { Context } from '../../platform/context.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import { loadBookings } from '../booking.sql.ts';
import { presentBooking } from './present-booking.ts';

type BookingEvent =
  | 'booking.created'
  | 'booking.confirmed'
  | 'booking.changed'
  | 'booking.cancelled'
  | 'booking.completed';

/**
 * Tells webhooks what became of a booking, as part of the caller's transaction: the booking as its owner sees it, with
 * who booked it and without the payment link, which carries a secret.
 */
export async function tellOfBooking(ctx: Context, event: BookingEvent, row: number): Promise<void> {
  await tellWebhooks(ctx, event, async () => {
    const [booking] = await loadBookings(ctx.db, [row]);
    if (!booking) throw new Error(`Booking ${row} is gone in its own transaction`);
    const { paymentLink: _secret, ...shown } = presentBooking(booking, ctx.config, ctx.now);
    return { booking: { ...shown, customerName: booking.customerName, email: booking.email } };
  });
}
