import { notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import type { Webhook } from './webhook-bodies.ts';
import { findWebhook, findWebhooks } from './webhooks.sql.ts';

/**
 * Every webhook, oldest first.
 *
 * @may admin, operator
 */
export async function listWebhooks(ctx: Context): Promise<Webhook[]> {
  requireRight(ctx.viewer, 'manage webhooks');
  return findWebhooks(ctx.db);
}

/**
 * One webhook. Throws NotFoundError.
 *
 * @may admin, operator
 */
export async function showWebhook(ctx: Context, documentId: string): Promise<Webhook> {
  requireRight(ctx.viewer, 'manage webhooks');
  const webhook = await findWebhook(ctx.db, documentId);
  if (!webhook) throw notFound();
  return webhook;
}
