import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { unpaidFilesFor } from './attachment.ts';
import { deleteUnpaidFiles } from './attachments.sql.ts';

/** Files that one statement deletes. */
const atOnce = 200;

/**
 * Deletes the files of messages about bookings that ended without a payment, three days after their end and after the message
 * (part of the nightly job 'forget-old'). What was written stays.
 */
export async function forgetUnpaidFiles(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  const before = new Date(ctx.now.getTime() - unpaidFilesFor);
  while ((await deleteUnpaidFiles(ctx.db, before, atOnce)) === atOnce);
}
