import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { renewKey } from './channels.sql.ts';
import { lockOwnChannel } from './own-channel.ts';

/**
 * Gives a channel a new address of our calendar; the old one stops working. For admins, and for partners on their own
 * products; rejects everyone else (401, 403). Throws NotFoundError.
 *
 * @may partner, admin, operator
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
