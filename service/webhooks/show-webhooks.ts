import { notFound } from '../core/app-error.ts';
import { requireAdmin } from '../core/require-staff.ts';
import type { Context } from '../platform/context.ts';
import type { Webhook } from './webhook.ts';
import { findWebhook, listedWebhooks } from './webhooks.sql.ts';

/** Every webhook, the oldest first. */
export async function listWebhooks(ctx: Context): Promise<Webhook[]> {
  requireAdmin(ctx.viewer);
  return listedWebhooks(ctx.db);
}

/** One webhook. Throws NotFoundError. */
export async function showWebhook(ctx: Context, documentId: string): Promise<Webhook> {
  requireAdmin(ctx.viewer);
  const webhook = await findWebhook(ctx.db, documentId);
  if (!webhook) throw notFound();
  return webhook;
}
