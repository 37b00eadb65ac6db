import { notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { settingsOf } from './create-webhook.ts';
import { deleteWebhookRow, lockWebhook } from './webhooks.sql.ts';

/**
 * Deletes a webhook with its deliveries; waiting ones are not sent. Throws NotFoundError.
 *
 * @may admin, operator
 */
export async function deleteWebhook(ctx: Context, documentId: string): Promise<void> {
  requireRight(ctx.viewer, 'manage webhooks');
  await inTransaction(ctx, async (ctx) => {
    const webhook = await lockWebhook(ctx.db, documentId);
    if (!webhook) throw notFound();
    await deleteWebhookRow(ctx.db, webhook.id);
    await recordAudit(ctx, {
      action: 'delete',
      subjectType: 'webhook',
      subjectId: documentId,
      before: settingsOf(webhook),
    });
  });
}
