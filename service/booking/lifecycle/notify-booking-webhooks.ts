import type { Context } from '../../platform/context.ts';
import { queueWebhooks } from '../../webhooks/queue-webhooks.ts';
import type { BookingWebhookEvent } from '../model/lifecycle.ts';
import { presentBooking } from '../model/present-booking.ts';
import { loadBookings } from '../store/bookings.sql.ts';

/**
 * Sends a booking event to webhooks as part of the caller's transaction. The payload is the booking as its owner sees
 * it, with name and email address of the person who booked, but without the payment link, which contains a secret.
 */
export async function notifyBookingWebhooks(ctx: Context, event: BookingWebhookEvent, id: number): Promise<void> {
  await queueWebhooks(ctx, event, async () => {
    const [booking] = await loadBookings(ctx.db, [id]);
    if (!booking) throw new Error(`Booking ${id} is gone in its own transaction`);
    const { paymentLink: _secret, ...presented } = presentBooking(booking, ctx.config, ctx.now);
    return { booking: { ...presented, customerName: booking.customerName, email: booking.email } };
  });
}
