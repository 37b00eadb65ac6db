import { textIn } from '../../../../messages/translate.ts';
import { readSaleSettings } from '../../../catalog/settings/read-sale-settings.ts';
import { notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { type BookingAccess, requireChangeAccess } from '../../lifecycle/booking-access.ts';
import { priceWithinQuota } from '../../lifecycle/offers.ts';
import { type LineChange, selectedLinesOf } from '../../model/line-changes.ts';
import type { ChangePreviewView } from '../../model/wire/wire.ts';
import { findBooking } from '../../store/bookings.sql.ts';
import { calculateChange } from './calculate-change.ts';
import { presentPreview } from './present-preview.ts';

/**
 * Previews a change of a booking: the new price, the refund of the old lines, the amount due or refunded, and the token
 * to confirm it. Locks and writes nothing. Throws the errors of `confirmChange`, and RateLimitError if the caller's
 * quota is used up.
 *
 * @may everyone
 */
export async function previewChange(
  ctx: Context,
  input: BookingAccess & { readonly changes: readonly LineChange[] },
): Promise<ChangePreviewView> {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireChangeAccess(ctx, input);
  const booking = await findBooking(ctx.db, input.bookingId);
  if (!booking) throw notFound();
  const selected = selectedLinesOf(booking.lines, input.changes);
  const calculated = await priceWithinQuota(ctx, selected, async (ctx) =>
    calculateChange(ctx, booking, input.changes, { lock: false, settings: await readSaleSettings(ctx) }),
  );
  return presentPreview(textIn(ctx.language), ctx.config, booking, input.changes, calculated, ctx.now);
}
