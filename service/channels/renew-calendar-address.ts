import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { renewKey } from './channels.sql.ts';
import { lockOwnChannel } from './own-channel.ts';

/**
 * Gives a channel another address of our calendar; the one before opens nothing any more. For an admin, of a partner what is
 * his; refuses everybody else (401, 403). Throws NotFoundError.
 */
export async function renewCalendarAddress(
  ctx: Context,
  { documentId }: { readonly documentId: string },
): Promise<void> {
  requireRight(ctx.viewer, 'connect other channels');
  await inTransaction(ctx, async (ctx) => {
    const channel = await lockOwnChannel(ctx, documentId);
    await renewKey(ctx.db, channel.id);
    await recordAudit(ctx, { action: 'renew-address', subjectType: 'channel', subjectId: documentId });
  });
}
