import { errorsEnquiriesTexts } from '../../../messages/en/errors/enquiries.ts';
import { sentence } from '../../../messages/message.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { endSubscription, findSubscription } from '../subscribers.sql.ts';

/**
 * Unsubscribes an address, like its owner could with any email; repeating it changes nothing. Throws NotFoundError.
 *
 * @may support, admin, operator
 */
export async function removeSubscriber(ctx: Context, { email }: { email: string }): Promise<void> {
  requireRight(ctx.viewer, 'work with the newsletter');
  await inTransaction(ctx, async (ctx) => {
    const before = await findSubscription(ctx.db, email);
    if (!before) throw notFound(sentence(errorsEnquiriesTexts.notSubscribed));
    if (before.leftAt) return;
    await endSubscription(ctx.db, { email }, ctx.now);
    // the audit log outlives a request for deletion, so it does not contain the address
    await recordAudit(ctx, { action: 'remove', subjectType: 'newsletter', subjectId: 'subscriber' });
  });
}
