import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findBooking } from '../booking.sql.ts';
import { priceForCaller } from '../pricing/price-for-caller.ts';
import type { ChangePreviewWire } from '../wire.ts';
import { type AskedChange, itemsOfChange } from './asked.ts';
import { calculateChange } from './calculate.ts';
import { type OwnBooking, requireChangeable } from './own-booking.ts';
import { presentPreview } from './present-preview.ts';

/**
 * What a change of a booking would come to: the new price, what the old lines give back, what is to be paid or goes
 * back, and the token that confirms it. Locks and writes nothing. Refuses as `confirmChange`,
 * and callers who ask too much (429).
 */
export async function previewChange(
  ctx: Context,
  asked: OwnBooking & { readonly changes: readonly AskedChange[] },
): Promise<ChangePreviewWire> {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireChangeable(ctx, asked);
  const booking = await findBooking(ctx.db, asked.bookingId);
  if (!booking) throw notFound();
  const items = itemsOfChange(booking.lines, asked.changes);
  const calculated = await priceForCaller(ctx, items, (ctx) =>
    calculateChange(ctx, booking, asked.changes, { lock: false }),
  );
  return presentPreview(ctx.config, booking, asked.changes, calculated, ctx.now);
}
