import { textIn } from '../../../../messages/translate.ts';
import { notFound } from '../../../core/app-error.ts';
import { requireOwner } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { presentBooking } from '../../model/present-booking.ts';
import type { BookingView } from '../../model/wire/wire.ts';
import { findBooking } from '../../store/bookings.sql.ts';

/**
 * Returns one of the viewer's own bookings. Throws NotFoundError for bookings of others.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function viewBooking(ctx: Context, bookingId: string): Promise<BookingView> {
  const { userId } = requireOwner(ctx.viewer, 'own bookings');
  const booking = await findBooking(ctx.db, bookingId);
  if (!booking || booking.userId !== userId) throw notFound();
  return presentBooking(textIn(ctx.language), booking, ctx.config, ctx.now);
}
