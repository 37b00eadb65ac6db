import { notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { newSecret, seal } from './webhook-secret.ts';
import { lockWebhook, setSecret } from './webhooks.sql.ts';

/**
 * Gives a webhook a new secret, shown only once; waiting deliveries are signed with it. Throws NotFoundError.
 *
 * @may admin, operator
 */
export async function renewSecret(ctx: Context, documentId: string): Promise<{ secret: string }> {
  requireRight(ctx.viewer, 'manage webhooks');
  return inTransaction(ctx, async (ctx) => {
    const webhook = await lockWebhook(ctx.db, documentId);
    if (!webhook) throw notFound();
    const secret = newSecret();
    await setSecret(ctx.db, webhook.id, seal(secret, ctx.config.secret), ctx.now);
    await recordAudit(ctx, { action: 'renew-secret', subjectType: 'webhook', subjectId: documentId });
    return { secret };
  });
}
