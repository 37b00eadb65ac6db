import { notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { opensAttachment } from '../../model/payment-link.ts';
import { findAttachment } from '../../store/attachments.sql.ts';

/**
 * Returns a file of a message by the key in its address, which the booking's owner, readers of its email and staff get.
 * Throws NotFoundError without it, before the database is read.
 *
 * @may everyone
 */
export async function openAttachment(
  ctx: Context,
  { bookingId, attachmentId, key }: { bookingId: string; attachmentId: string; key?: string | undefined },
): Promise<{ name: string; bytes: Buffer }> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const may = key !== undefined && opensAttachment(ctx.config, bookingId, attachmentId, key);
  const found = may ? await findAttachment(ctx.db, bookingId, attachmentId) : undefined;
  if (!found) throw notFound();
  return found;
}
