import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { beginAttempt, type DeliveryRow, noteAttempt } from './deliveries.sql.ts';
import { postDelivery, type Sent } from './post-delivery.ts';
import { unseal } from './sealed-secret.ts';
import { signatureOf } from './signature.ts';
import { mostTries, tiredOf } from './webhook.ts';
import { disableWebhook, noteFailure, noteSuccess } from './webhooks.sql.ts';

type Attempt = NonNullable<Awaited<ReturnType<typeof beginAttempt>>>;

/**
 * Sends a delivery that waits (job 'deliver-webhook'). Throws when it should be tried again; gives up after `mostTries`.
 * A webhook whose receiver is gone, or has failed for a day, is disabled. Told at least once: a receiver that took it as
 * the process died is told again, with the same `id` in the body.
 */
export async function deliverWebhook(ctx: Context, delivery: DeliveryRow): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  const attempt = await beginAttempt(ctx.db, delivery, ctx.now);
  if (!attempt) return;
  const impossible = { responseStatus: undefined, responseMs: undefined };
  if (!attempt.enabled) {
    await noteAttempt(ctx.db, delivery, { ...impossible, status: 'failed', problem: 'the webhook is disabled' });
    return;
  }
  const secret = unseal(attempt.sealedSecret, ctx.config.secret);
  if (secret === undefined) {
    const problem = 'its secret cannot be read: APP_SECRET has changed, give it a new secret';
    await noteAttempt(ctx.db, delivery, { ...impossible, status: 'failed', problem });
    return;
  }
  const sent = await send(ctx, attempt, secret);
  if (await note(ctx, delivery, attempt, sent)) throw new Error(`A webhook was not delivered: ${sent.problem}`);
}

function send(ctx: Context, { url, body, event, documentId }: Attempt, secret: string): Promise<Sent> {
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

/** Notes what came of it. Gives whether it is to be tried again. */
async function note(ctx: Context, delivery: DeliveryRow, attempt: Attempt, sent: Sent): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const { responseStatus, ms: responseMs, problem } = sent;
    if (problem === undefined) {
      await noteAttempt(ctx.db, delivery, { status: 'delivered', responseStatus, responseMs, problem });
      await noteSuccess(ctx.db, attempt.webhookId);
      return false;
    }
    const failing = await noteFailure(ctx.db, attempt.webhookId, ctx.now);
    const because = failing && tiredOf({ ...failing, responseStatus }, ctx.now);
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
