import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { findSubscription, setLeft } from '../subscribers.sql.ts';

/** Ends the newsletter of an address, as its owner could by any email; again changes nothing. Throws NotFoundError. */
export async function removeSubscriber(ctx: Context, { email }: { email: string }): Promise<void> {
  requireRight(ctx.viewer, 'work with the newsletter');
  await inTransaction(ctx, async (ctx) => {
    const before = await findSubscription(ctx.db, email);
    if (!before) throw notFound('This address has not asked for the newsletter');
    if (before.leftAt) return;
    await setLeft(ctx.db, { email }, ctx.now);
    // the log stays when its owner asks to be forgotten: it says that, not who
    await recordAudit(ctx, { action: 'remove', subjectType: 'newsletter', subjectId: 'subscriber' });
  });
}
