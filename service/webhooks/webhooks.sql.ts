import type { Database } from '../platform/context.ts';
import type { Webhook } from './webhook-bodies.ts';

export interface WebhookValues {
  readonly name?: string | undefined;
  readonly url?: string | undefined;
  readonly events?: readonly string[] | undefined;
  readonly enabled?: boolean | undefined;
}

const shown = [
  'id',
  'document_id as documentId',
  'name',
  'url',
  'events',
  'enabled',
  'disabled_because as disabledBecause',
  'failing_since as failingSince',
  'failures',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

export async function findWebhooks(db: Database): Promise<Webhook[]> {
  return db.selectFrom('webhooks').select(shown).orderBy('id').execute();
}

export async function findWebhook(db: Database, documentId: string): Promise<Webhook | undefined> {
  return db.selectFrom('webhooks').select(shown).where('document_id', '=', documentId).executeTakeFirst();
}

/** The webhook, locked until the transaction ends. */
export async function lockWebhook(db: Database, documentId: string): Promise<Webhook | undefined> {
  return db
    .selectFrom('webhooks')
    .select(shown)
    .where('document_id', '=', documentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertWebhook(
  db: Database,
  webhook: Required<WebhookValues> & { sealedSecret: string; now: Date },
): Promise<Webhook> {
  return db
    .insertInto('webhooks')
    .values({
      name: webhook.name ?? '',
      url: webhook.url ?? '',
      events: [...(webhook.events ?? [])],
      enabled: webhook.enabled ?? true,
      sealed_secret: webhook.sealedSecret,
      created_at: webhook.now,
      updated_at: webhook.now,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
}

/** Changes the given fields. Enabling a webhook or changing its URL resets its failures. */
export async function updateWebhook(
  db: Database,
  id: number,
  { name, url, events, enabled }: WebhookValues,
  now: Date,
): Promise<Webhook> {
  const afresh = enabled === true || url !== undefined;
  return db
    .updateTable('webhooks')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(url === undefined ? {} : { url }),
      ...(events === undefined ? {} : { events: [...events] }),
      ...(enabled === undefined ? {} : { enabled }),
      ...(afresh ? { failing_since: null, failures: 0 } : {}),
      ...(enabled === true ? { disabled_because: null } : {}),
      updated_at: now,
    })
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirstOrThrow();
}

export async function setSecret(db: Database, id: number, sealedSecret: string, now: Date): Promise<void> {
  await db.updateTable('webhooks').set({ sealed_secret: sealedSecret, updated_at: now }).where('id', '=', id).execute();
}

export async function deleteWebhookRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** Records that the last try succeeded. */
export async function noteSuccess(db: Database, id: number): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failing_since: null, failures: 0 })
    .where('id', '=', id)
    .where('failures', '>', 0)
    .execute();
}

/**
 * Records another failed try. Returns since when tries fail and how many, undefined if the webhook no longer exists.
 */
export async function noteFailure(
  db: Database,
  id: number,
  now: Date,
): Promise<{ since: Date; failures: number } | undefined> {
  const row = await db
    .updateTable('webhooks')
    .set((eb) => ({ failing_since: eb.fn.coalesce('failing_since', eb.val(now)), failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .returning(['failing_since', 'failures'])
    .executeTakeFirst();
  return row && { since: row.failing_since ?? now, failures: row.failures };
}

export async function disableWebhook(db: Database, id: number, because: string, now: Date): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ enabled: false, disabled_because: because, updated_at: now })
    .where('id', '=', id)
    .execute();
}
