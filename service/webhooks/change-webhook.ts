import { invalid, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { settingsOf } from './create-webhook.ts';
import { receiverProblem } from './receiver-url.ts';
import type { Webhook } from './webhook-bodies.ts';
import { lockWebhook, updateWebhook, type WebhookValues } from './webhooks.sql.ts';

/**
 * Changes the given settings of a webhook; enabling one resets its failures. Throws NotFoundError, ValidationError.
 *
 * @may admin, operator
 */
export async function changeWebhook(
  ctx: Context,
  { documentId, ...change }: WebhookValues & { readonly documentId: string },
): Promise<Webhook> {
  requireRight(ctx.viewer, 'manage webhooks');
  const problem = change.url === undefined ? undefined : receiverProblem(change.url, ctx.config.webhooksToPrivate);
  if (problem) throw invalid(`url ${problem}`);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockWebhook(ctx.db, documentId);
    if (!before) throw notFound();
    const after = await updateWebhook(ctx.db, before.id, change, ctx.now);
    await recordAudit(ctx, {
      action: 'update',
      subjectType: 'webhook',
      subjectId: documentId,
      before: settingsOf(before),
      after: settingsOf(after),
    });
    return after;
  });
}
