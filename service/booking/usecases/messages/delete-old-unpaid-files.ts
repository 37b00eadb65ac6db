import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { unpaidFilesRetentionMs } from '../../model/attachment.ts';
import { deleteUnpaidFiles } from '../../store/attachments.sql.ts';

/** Files deleted by one statement. */
const batchSize = 200;

/**
 * Deletes files about bookings that ended unpaid, three days after both the end and the message (part of the nightly
 * job 'forget-old'). The texts of the messages stay.
 *
 * @may clock
 */
export async function deleteOldUnpaidFiles(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  const before = new Date(ctx.now.getTime() - unpaidFilesRetentionMs);
  while ((await deleteUnpaidFiles(ctx.db, before, batchSize)) === batchSize);
}
