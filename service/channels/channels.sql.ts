import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';
import type { Channel } from './channel.ts';

const columns = [
  'id',
  'document_id as documentId',
  'sellable_id as sellableId',
  'name',
  'unit',
  'address',
  'key_version as keyVersion',
  'exported_at as exportedAt',
  'read_at as readAt',
  'failures',
  'problem',
  'unread',
] as const;

/** Details of the last reading, for conditional requests. */
export interface LastReading {
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly bodyHash: string | null;
  readonly wholeAt: Date | null;
  /** User id of the partner who entered the address; null: the operator did. */
  readonly connectedBy: number | null;
}

export async function findChannel(db: Database, documentId: string): Promise<Channel | undefined> {
  return db.selectFrom('channels').select(columns).where('document_id', '=', documentId).executeTakeFirst();
}

export async function findChannelToRead(db: Database, id: number): Promise<(Channel & LastReading) | undefined> {
  return db
    .selectFrom('channels')
    .select([...columns, 'etag', 'last_modified as lastModified', 'body_hash as bodyHash', 'whole_at as wholeAt'])
    .select('connected_by as connectedBy')
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks and returns all channels of a sellable, so that the units they take together are written one at a time. */
export async function lockChannels(db: Database, sellableId: number): Promise<Channel[]> {
  return db
    .selectFrom('channels')
    .select(columns)
    .where('sellable_id', '=', sellableId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

const countDays = (from: Day, condition: RawBuilder<unknown>) => sql<number>`(
  select count(*)::int from channel_days d where d.channel_id = channels.id and d.day >= ${from}::date and ${condition})`;

/**
 * Channels of those sellables, with the number of days from that day on that each takes, and of those that only echo
 * ours.
 */
export async function listWithDays(
  db: Database,
  sellables: readonly number[],
  from: Day,
): Promise<(Channel & { days: number; echoes: number })[]> {
  return db
    .selectFrom('channels')
    .select(columns)
    .select([countDays(from, sql`not d.echo`).as('days'), countDays(from, sql`d.echo`).as('echoes')])
    .where('sellable_id', 'in', [...sellables])
    .orderBy('id')
    .execute();
}

/** The values of a channel that the operator sets. */
export interface ChannelValues {
  readonly name: string;
  readonly unit: number;
  readonly address: string | null;
}

export async function insertChannel(
  db: Database,
  { sellableId, now, by, ...values }: ChannelValues & { sellableId: number; now: Date; by: number | null },
): Promise<Channel> {
  return db
    .insertInto('channels')
    .values({
      ...values,
      sellable_id: sellableId,
      connected_by: by,
      created_at: now,
      next_at: values.address === null ? null : now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Updates a channel. A new address (`isNewAddress`) resets everything known of its calendar. */
export async function updateChannel(
  db: Database,
  id: number,
  { isNewAddress, now, by, ...values }: ChannelValues & { isNewAddress: boolean; now: Date; by: number | null },
): Promise<void> {
  const reset = {
    etag: null,
    last_modified: null,
    body_hash: null,
    whole_at: null,
    failures: 0,
    problem: null,
    unread: [],
    connected_by: by,
    next_at: values.address === null ? null : now,
  };
  await db
    .updateTable('channels')
    .set({ ...values, ...(isNewAddress && reset) })
    .where('id', '=', id)
    .execute();
}

export async function deleteChannel(db: Database, id: number): Promise<void> {
  await db.deleteFrom('channels').where('id', '=', id).execute();
}

export async function renewKey(db: Database, id: number): Promise<void> {
  await sql`update channels set key_version = key_version + 1 where id = ${id}`.execute(db);
}

/** About 15 minutes, two minutes more or less, so that readings are spread out. */
const seconds = () => 780 + Math.random() * 240;

const soon = (now: Date) => new Date(now.getTime() + seconds() * 1_000);

/** The same pause after a first failure, then two, four and eight times as long. */
const later = (now: Date) =>
  sql<Date>`${now}::timestamptz + make_interval(secs => ${seconds()}::float8 * power(2, least(3, failures)))`;

/**
 * Claims channels that are due and schedules their next reading: at most `most`, and `ofPartner` of each partner.
 * Partners and the operator take turns.
 */
export async function claimDueChannels(
  db: Database,
  now: Date,
  { most, ofPartner }: { readonly most: number; readonly ofPartner: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number; turn: number }>`
    with due as (
      select id, connected_by, next_at, row_number() over (partition by connected_by order by next_at, id)::int as turn
      from channels where next_at <= ${now}
    ), first as (
      select id, turn from due where connected_by is null or turn <= ${ofPartner} order by turn, next_at limit ${most}
    ), free as (
      select c.id, f.turn from channels c join first f on f.id = c.id
      where c.next_at <= ${now} for no key update of c skip locked
    )
    update channels set next_at = ${soon(now)} from free where channels.id = free.id
    returning channels.id, free.turn`.execute(db);
  return rows.toSorted((one, other) => one.turn - other.turn || one.id - other.id).map(({ id }) => id);
}

export async function recordReading(
  db: Database,
  id: number,
  { now, whole }: { now: Date; whole: Pick<LastReading, 'etag' | 'lastModified' | 'bodyHash'> | undefined },
): Promise<void> {
  await db
    .updateTable('channels')
    .set({
      read_at: now,
      next_at: soon(now),
      failures: 0,
      problem: null,
      ...(whole && {
        whole_at: now,
        etag: whole.etag,
        last_modified: whole.lastModified,
        body_hash: whole.bodyHash,
      }),
    })
    .where('id', '=', id)
    .execute();
}

/** Records a failure. Each consecutive failure doubles the pause, up to two hours. */
export async function recordFailure(db: Database, id: number, problem: string, now: Date): Promise<void> {
  await db
    .updateTable('channels')
    .set({ failures: sql`failures + 1`, problem: problem.slice(0, 300), next_at: later(now) })
    .where('id', '=', id)
    .execute();
}

/**
 * Channels with at least `times` consecutive failures or with unreadable events; `sellables` undefined: of all
 * sellables.
 */
export async function failingChannels(
  db: Database,
  { times, sellables, most }: { times: number; sellables: readonly number[] | undefined; most: number },
): Promise<Channel[]> {
  return db
    .selectFrom('channels')
    .select(columns)
    .where((where) => where.or([where('failures', '>=', times), where('unread', '<>', sql<string[]>`'{}'`)]))
    .$if(sellables !== undefined, (query) => query.where('sellable_id', 'in', [...(sellables ?? []), 0]))
    .orderBy('failures', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Ordinary units and turnaround days of a sellable. */
export async function sellableFacts(db: Database, id: number): Promise<{ units: number; turnaroundDays: number }> {
  const { rows } = await sql<{ units: number; turnaroundDays: number }>`
    select units, turnaround_days as "turnaroundDays" from ordinary_units where sellable_id = ${id}`.execute(db);
  return rows[0] ?? { units: 0, turnaroundDays: 0 };
}
