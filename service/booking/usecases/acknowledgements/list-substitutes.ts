import { textIn } from '../../../../messages/translate.ts';
import { withNamesIn } from '../../../catalog/product.ts';
import { notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { type BookingAccess, requireChangeAccess } from '../../lifecycle/booking-access.ts';
import { findSubstitutes } from '../../lifecycle/find-substitutes.ts';
import type { SubstituteView } from '../../model/wire/wire.ts';
import { findBooking } from '../../store/bookings.sql.ts';

/**
 * Lists what the traveller can have in place of a line whose partner has refused them, at no extra cost, nearest first.
 * For the owner, readers of the booking's email and staff. Throws NotFoundError for bookings of others and unknown lines.
 *
 * @may everyone
 */
export async function listSubstitutes(
  ctx: Context,
  input: BookingAccess & { readonly line: number },
): Promise<SubstituteView[]> {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireChangeAccess(ctx, input);
  const booking = await findBooking(ctx.db, input.bookingId);
  const line = booking?.allLines.find(({ id }) => id === input.line);
  if (!booking || !line) throw notFound();
  const t = textIn(ctx.language);
  return (await findSubstitutes(ctx, { booking, line })).map(({ stay, line: found, refund }) => {
    const { name, optionName, location } = withNamesIn(t, found);
    return {
      stay: found.documentId,
      slug: found.slug,
      name,
      roomType: found.optionName ?? '',
      roomName: optionName ?? '',
      location,
      image: found.imageUrl,
      stars: stay.stars,
      rating: stay.rating,
      reviews: stay.reviews,
      kilometres: stay.kilometres === null ? null : Number(stay.kilometres.toFixed(1)),
      refund,
    };
  });
}
