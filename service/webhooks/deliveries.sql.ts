import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import type { RowPlace, RowsWanted } from '../platform/queued-jobs.ts';
import type { Delivery } from './webhook-bodies.ts';

/** Enabled webhooks subscribed to the event, locked against deletion until the transaction ends. */
export async function lockSubscribedWebhooks(db: Database, event: string): Promise<number[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select('id')
    .where('enabled', '=', true)
    .where(sql<boolean>`${event} = any(events)`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

const shown = [
  'document_id as documentId',
  'event',
  'status',
  'attempts',
  'attempted_at as attemptedAt',
  'response_status as responseStatus',
  'response_ms as responseMs',
  'problem',
  'created_at as createdAt',
] as const;

function statusOf(text: string): Delivery['status'] {
  return text === 'delivered' || text === 'failed' ? text : 'waiting';
}

/** Inserts one delivery per webhook. Returns their ids in order. */
export async function insertDeliveries(
  db: Database,
  webhooks: readonly number[],
  { event, body, now }: { event: string; body: string; now: Date },
): Promise<number[]> {
  const rows = await db
    .insertInto('webhook_deliveries')
    .values(webhooks.map((id) => ({ webhook_id: id, event, body, created_at: now })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A page of a webhook's deliveries, newest first, and their total number. */
export async function findDeliveries(
  db: Database,
  webhook: number,
  { status, start, limit }: { status: Delivery['status'] | undefined; start: number; limit: number },
): Promise<{ deliveries: Delivery[]; total: number }> {
  const all = db
    .selectFrom('webhook_deliveries')
    .where('webhook_id', '=', webhook)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''));
  const rows = await all.select(shown).orderBy('id', 'desc').offset(start).limit(limit).execute();
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { deliveries: rows.map((row) => ({ ...row, status: statusOf(row.status) })), total };
}

/** The delivery of a webhook with that document id. */
export async function findDelivery(db: Database, webhook: number, documentId: string) {
  return db
    .selectFrom('webhook_deliveries')
    .select(['event', 'body'])
    .where('webhook_id', '=', webhook)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
}

export async function presentDelivery(db: Database, id: number): Promise<Delivery> {
  const row = await db.selectFrom('webhook_deliveries').select(shown).where('id', '=', id).executeTakeFirstOrThrow();
  return { ...row, status: statusOf(row.status) };
}

/** The id of a delivery, and when it was created if known: then only the partition of that month is searched. */
export interface DeliveryKey {
  readonly deliveryId: number;
  readonly madeAt?: string;
}

/** Counts a try of a waiting delivery before it is made, so that a try during which the process dies counts too. */
export async function beginAttempt(db: Database, { deliveryId, madeAt }: DeliveryKey, now: Date) {
  return db
    .updateTable('webhook_deliveries as d')
    .from('webhooks as w')
    .set((eb) => ({ attempts: eb('d.attempts', '+', 1), attempted_at: now }))
    .whereRef('w.id', '=', 'd.webhook_id')
    .where('d.id', '=', deliveryId)
    .$if(madeAt !== undefined, (deliveries) => deliveries.where('d.created_at', '=', new Date(madeAt ?? 0)))
    .where('d.status', '=', 'waiting')
    .returning([
      'd.document_id as documentId',
      'd.event',
      'd.body',
      'd.attempts',
      'w.id as webhookId',
      'w.url',
      'w.enabled',
      'w.sealed_secret as sealedSecret',
    ])
    .executeTakeFirst();
}

/** Records the outcome of a try. */
export async function noteAttempt(
  db: Database,
  { deliveryId, madeAt }: DeliveryKey,
  came: {
    status: Delivery['status'];
    responseStatus: number | undefined;
    responseMs: number | undefined;
    problem: string | undefined;
  },
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({
      status: came.status,
      response_status: came.responseStatus ?? null,
      response_ms: came.responseMs ?? null,
      problem: came.problem ?? null,
    })
    .where('id', '=', deliveryId)
    .$if(madeAt !== undefined, (deliveries) => deliveries.where('created_at', '=', new Date(madeAt ?? 0)))
    .execute();
}

/** Deletes deliveries created before that instant. */
export async function deleteDeliveriesBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute();
}

/** Deletes deliveries whose body contains one of these words. */
export async function deleteDeliveriesWith(db: Database, words: readonly string[]): Promise<void> {
  await sql`
    delete from webhook_deliveries d
    where exists (select from unnest(${[...words]}::text[]) as w(word) where strpos(d.body, w.word) > 0)`.execute(db);
}

export interface FailedDelivery {
  readonly documentId: string;
  readonly webhookId: string;
  readonly url: string;
  readonly event: string;
  readonly problem: string | null;
  readonly at: Date;
}

/** Deliveries that were given up since then, latest first. */
export function failedDeliveries(db: Database, since: Date, most: number): Promise<FailedDelivery[]> {
  return db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['d.document_id as documentId', 'w.document_id as webhookId', 'w.url', 'd.event', 'd.problem'])
    .select('d.created_at as at')
    .where('d.status', '=', 'failed')
    .where('d.created_at', '>', since)
    .orderBy('d.id', 'desc')
    .limit(most)
    .execute();
}

/** The next deliveries behind that place that still wait, in the order in which they were made. */
export function findWaitingAfter(db: Database, { after, until, most }: RowsWanted): Promise<RowPlace[]> {
  // partitions are left out by created_at alone, not by the comparison of rows
  return db
    .selectFrom('webhook_deliveries')
    .select(['id', 'created_at as at'])
    .where('status', '=', 'waiting')
    .where('created_at', '>=', after.at)
    .where('created_at', '<=', until)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(after.at, after.id)))
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
}
