import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { deleteChannel } from './channels.sql.ts';
import { lockOwnChannel, loggedChannel } from './own-channel.ts';
import { closeTakenDays } from './read-calendar.ts';

/**
 * Deletes a channel. Its days open again, and our calendar address for it stops working. For admins, and for partners
 * on their own products; rejects everyone else (401, 403). Throws NotFoundError.
 *
 * @may partner, admin, operator
 */
export async function endChannel(ctx: Context, { documentId }: { readonly documentId: string }): Promise<void> {
  requireRight(ctx.viewer, 'connect other channels');
  await inTransaction(ctx, async (ctx) => {
    const channel = await lockOwnChannel(ctx, documentId);
    await deleteChannel(ctx.db, channel.id);
    await closeTakenDays(ctx, channel.sellableId);
    await recordAudit(ctx, {
      action: 'delete',
      subjectType: 'channel',
      subjectId: documentId,
      before: loggedChannel(channel),
    });
  });
}
