import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { beginAttempt, type DeliveryKey, noteAttempt } from './deliveries.sql.ts';
import { type DeliveryResult, postDelivery } from './post-delivery.ts';
import { mostTries, reasonToDisable } from './webhook.ts';
import { signatureOf, unseal } from './webhook-secret.ts';
import { disableWebhook, noteFailure, noteSuccess } from './webhooks.sql.ts';

type Attempt = NonNullable<Awaited<ReturnType<typeof beginAttempt>>>;

/**
 * Sends a waiting delivery (job 'deliver-webhook'). Throws if it should be tried again; gives up after `mostTries`.
 * Disables a webhook whose receiver is gone or has failed for a day. Delivers at least once: if the process dies after
 * the receiver accepted, the same `id` is sent again.
 *
 * @may clock
 */
export async function deliverWebhook(ctx: Context, delivery: DeliveryKey): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  const attempt = await beginAttempt(ctx.db, delivery, ctx.now);
  if (!attempt) return;
  const impossible = { responseStatus: undefined, responseMs: undefined };
  if (!attempt.enabled) {
    await noteAttempt(ctx.db, delivery, { ...impossible, status: 'failed', problem: 'the webhook is disabled' });
    return;
  }
  const secret = unseal(attempt.sealedSecret, ctx.config.secret);
  if (secret === undefined) {
    const problem = 'we cannot read its secret because APP_SECRET has changed. Rotate the secret';
    await noteAttempt(ctx.db, delivery, { ...impossible, status: 'failed', problem });
    return;
  }
  const sent = await send(ctx, attempt, secret);
  if (await note(ctx, delivery, attempt, sent)) throw new Error(`A webhook was not delivered: ${sent.problem}`);
}

function send(ctx: Context, { url, body, event, documentId }: Attempt, secret: string): Promise<DeliveryResult> {
  return postDelivery({
    url: new URL(url),
    body,
    toPrivate: ctx.config.webhooksToPrivate,
    headers: {
      'x-padharo-event': event,
      'x-padharo-delivery': documentId,
      'x-padharo-signature': signatureOf(secret, body, ctx.now),
    },
  });
}

/** Records the outcome. Returns whether to try again. */
async function note(ctx: Context, delivery: DeliveryKey, attempt: Attempt, sent: DeliveryResult): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const { responseStatus, ms: responseMs, problem } = sent;
    if (problem === undefined) {
      await noteAttempt(ctx.db, delivery, { status: 'delivered', responseStatus, responseMs, problem });
      await noteSuccess(ctx.db, attempt.webhookId);
      return false;
    }
    const failing = await noteFailure(ctx.db, attempt.webhookId, ctx.now);
    const because = failing && reasonToDisable({ ...failing, responseStatus }, ctx.now);
    if (because !== undefined) {
      await disableWebhook(ctx.db, attempt.webhookId, because, ctx.now);
      ctx.log.warn({ webhookId: attempt.webhookId, because }, 'a webhook was disabled');
    }
    const over = because !== undefined || attempt.attempts >= mostTries;
    const status = over ? 'failed' : 'waiting';
    await noteAttempt(ctx.db, delivery, { status, responseStatus, responseMs, problem });
    return !over;
  });
}
