import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { deleteChannel } from './channels.sql.ts';
import { lockOwnChannel, loggedChannel } from './own-channel.ts';
import { closeElsewhere } from './read-calendar.ts';

/**
 * Ends a channel: its days are open again, and our address for it opens nothing any more. For an admin, of a partner what is
 * his; refuses everybody else (401, 403). Throws NotFoundError.
 */
export async function endChannel(ctx: Context, { documentId }: { readonly documentId: string }): Promise<void> {
  requireRight(ctx.viewer, 'connect other channels');
  await inTransaction(ctx, async (ctx) => {
    const channel = await lockOwnChannel(ctx, documentId);
    await deleteChannel(ctx.db, channel.id);
    await closeElsewhere(ctx, channel.sellableId);
    await recordAudit(ctx, {
      action: 'delete',
      subjectType: 'channel',
      subjectId: documentId,
      before: loggedChannel(channel),
    });
  });
}
