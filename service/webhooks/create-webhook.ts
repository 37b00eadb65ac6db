import { errorsWebhooksTexts } from '../../messages/en/errors/webhooks.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { receiverProblem } from './receiver-url.ts';
import type { WebhookEvent } from './webhook.ts';
import type { Webhook } from './webhook-bodies.ts';
import { newSecret, seal } from './webhook-secret.ts';
import { findWebhooks, insertWebhook } from './webhooks.sql.ts';

const mostWebhooks = 50;

export interface NewWebhook {
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly enabled: boolean;
}

/**
 * Creates a webhook. Its secret is in the result and never shown again. Throws ValidationError for an invalid receiver.
 *
 * @may admin, operator
 */
export async function createWebhook(ctx: Context, webhook: NewWebhook): Promise<Webhook & { secret: string }> {
  requireRight(ctx.viewer, 'manage webhooks');
  const problem = receiverProblem(webhook.url, ctx.config.webhooksToPrivate);
  if (problem) throw invalid(`url ${problem}`);
  return inTransaction(ctx, async (ctx) => {
    if ((await findWebhooks(ctx.db)).length >= mostWebhooks) {
      throw invalid(sentence(errorsWebhooksTexts.tooManyWebhooks, { most: mostWebhooks }));
    }
    const secret = newSecret();
    const made = await insertWebhook(ctx.db, {
      ...webhook,
      sealedSecret: seal(secret, ctx.config.secret),
      now: ctx.now,
    });
    await recordAudit(ctx, {
      action: 'create',
      subjectType: 'webhook',
      subjectId: made.documentId,
      after: settingsOf(made),
    });
    return { ...made, secret };
  });
}

/** The operator's settings of a webhook, for the audit log. */
export function settingsOf({ name, url, events, enabled }: Webhook) {
  return { name, url, events, enabled };
}
