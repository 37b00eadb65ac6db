import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';
import type { Channel, ChannelDay } from './channel.ts';

const shown = [
  'id',
  'document_id as documentId',
  'sellable_id as sellableId',
  'name',
  'unit',
  'address',
  'key_version as keyVersion',
  'told_at as toldAt',
  'read_at as readAt',
  'failures',
  'problem',
  'unread',
] as const;

/** What is remembered of the last reading. */
export interface LastReading {
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly bodyHash: string | null;
  readonly wholeAt: Date | null;
  /** The partner who gave its address; null: it was the operator. */
  readonly connectedBy: number | null;
}

export async function findChannel(db: Database, documentId: string): Promise<Channel | undefined> {
  return db.selectFrom('channels').select(shown).where('document_id', '=', documentId).executeTakeFirst();
}

export async function findToRead(db: Database, id: number): Promise<(Channel & LastReading) | undefined> {
  return db
    .selectFrom('channels')
    .select([...shown, 'etag', 'last_modified as lastModified', 'body_hash as bodyHash', 'whole_at as wholeAt'])
    .select('connected_by as connectedBy')
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The channels of a sellable, all of them locked: what they take of it together is written by one at a time. */
export async function lockChannels(db: Database, sellableId: number): Promise<Channel[]> {
  return db
    .selectFrom('channels')
    .select(shown)
    .where('sellable_id', '=', sellableId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

const daysHeard = (from: Day, which: RawBuilder<unknown>) => sql<number>`(
  select count(*)::int from channel_days d where d.channel_id = channels.id and d.day >= ${from}::date and ${which})`;

/** How many of their days each takes from us, from that day on, and how many only repeat ours. */
export async function listedChannels(
  db: Database,
  sellables: readonly number[],
  from: Day,
): Promise<(Channel & { days: number; echoes: number })[]> {
  return db
    .selectFrom('channels')
    .select(shown)
    .select([daysHeard(from, sql`not d.echo`).as('days'), daysHeard(from, sql`d.echo`).as('echoes')])
    .where('sellable_id', 'in', [...sellables])
    .orderBy('id')
    .execute();
}

/** What the site decides of a channel. */
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
    .returning(shown)
    .executeTakeFirstOrThrow();
}

/** Another address is a calendar of which nothing is known. */
export async function updateChannel(
  db: Database,
  id: number,
  { isOther, now, by, ...values }: ChannelValues & { isOther: boolean; now: Date; by: number | null },
): Promise<void> {
  const afresh = {
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
    .set({ ...values, ...(isOther && afresh) })
    .where('id', '=', id)
    .execute();
}

export async function deleteChannel(db: Database, id: number): Promise<void> {
  await db.deleteFrom('channels').where('id', '=', id).execute();
}

export async function renewKey(db: Database, id: number): Promise<void> {
  await sql`update channels set key_version = key_version + 1 where id = ${id}`.execute(db);
}

/** A quarter of an hour, two minutes more or less: not all of them at once. */
const seconds = () => 780 + Math.random() * 240;

const soon = (now: Date) => new Date(now.getTime() + seconds() * 1_000);

/** The same after a first failure, then twice, four and eight times as long. */
const later = (now: Date) =>
  sql<Date>`${now}::timestamptz + make_interval(secs => ${seconds()}::float8 * power(2, least(3, failures)))`;

/**
 * Those whose time has come, and when they come next: the first so many, `ofPartner` of each partner at most. Partners and the
 * operator take turns.
 */
export async function takeDue(
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

export async function noteRead(
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

/** After each failure on end it is asked half as often, every two hours in the end. */
export async function noteFailure(db: Database, id: number, problem: string, now: Date): Promise<void> {
  await db
    .updateTable('channels')
    .set({ failures: sql`failures + 1`, problem: problem.slice(0, 300), next_at: later(now) })
    .where('id', '=', id)
    .execute();
}

/** The days of its calendar from that one on. */
export async function daysOf(db: Database, id: number, from: Day): Promise<ChannelDay[]> {
  return db
    .selectFrom('channel_days')
    .select(['day', 'echo'])
    .where('channel_id', '=', id)
    .where('day', '>=', from)
    .orderBy('day')
    .execute();
}

/** From that day on its calendar has these days, and no others. */
export async function writeDays(db: Database, id: number, from: Day, days: readonly ChannelDay[]): Promise<void> {
  await db.deleteFrom('channel_days').where('channel_id', '=', id).where('day', '>=', from).execute();
  await sql`
    insert into channel_days (channel_id, day, echo)
    select ${id}, k.day, k.echo
    from unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ echo }) => echo)}::boolean[]) as k(day, echo)`.execute(
    db,
  );
}

/** How many units of a sellable channels have on each day from that one on; `but`: without that channel. */
export async function unitsElsewhere(
  db: Database,
  { sellableId, from, but }: { sellableId: number; from: Day; but?: number },
): Promise<{ day: Day; units: number }[]> {
  const { rows } = await sql<{ day: Day; units: number }>`
    select d.day, count(distinct c.unit)::int as units
    from channels c join channel_days d on d.channel_id = c.id and not d.echo and d.day >= ${from}::date
    where c.sellable_id = ${sellableId} and c.id is distinct from ${but ?? null}::int
    group by d.day order by d.day`.execute(db);
  return rows;
}

export async function toldDays(db: Database, id: number): Promise<string[]> {
  const { told } = await db.selectFrom('channels').select('told').where('id', '=', id).executeTakeFirstOrThrow();
  return told;
}

/** They have read ours: these days are taken. Written where something is new, or after some minutes. */
export async function noteTold(db: Database, id: number, days: readonly Day[], now: Date): Promise<void> {
  await sql`
    update channels set told = ${[...days]}::text[], told_at = ${now}
    where id = ${id} and (told <> ${[...days]}::text[] or told_at is null
      or told_at < ${now}::timestamptz - interval '5 minutes')`.execute(db);
}

/** Which channels have taken those days, by name. */
export async function namesOn(
  db: Database,
  days: readonly { readonly sellableId: number; readonly day: Day }[],
): Promise<{ sellableId: number; day: Day; names: string[] }[]> {
  const { rows } = await sql<{ sellableId: number; day: Day; names: string[] }>`
    select k.sellable_id as "sellableId", k.day, array_agg(c.name order by c.id) as names
    from unnest(${days.map(({ sellableId }) => sellableId)}::int[], ${days.map(({ day }) => day)}::date[])
        as k(sellable_id, day)
      join channels c on c.sellable_id = k.sellable_id
      join channel_days d on d.channel_id = c.id and d.day = k.day and not d.echo
    group by 1, 2`.execute(db);
  return rows;
}

/** Those that failed so many times on end or have events that cannot be read, of those sellables or of all. */
export async function failingChannels(
  db: Database,
  { times, sellables, most }: { times: number; sellables: readonly number[] | undefined; most: number },
): Promise<Channel[]> {
  return db
    .selectFrom('channels')
    .select(shown)
    .where((where) => where.or([where('failures', '>=', times), where('unread', '<>', sql<string[]>`'{}'`)]))
    .$if(sellables !== undefined, (asked) => asked.where('sellable_id', 'in', [...(sellables ?? []), 0]))
    .orderBy('failures', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** What days are gone, nobody asks for. */
export async function deletePastDays(db: Database, before: Day): Promise<void> {
  await db.deleteFrom('channel_days').where('day', '<', before).execute();
}

/** How many of it there are on an ordinary day, and how many days it is made ready. */
export async function sellableFacts(db: Database, id: number): Promise<{ units: number; turnaroundDays: number }> {
  const { rows } = await sql<{ units: number; turnaroundDays: number }>`
    select units, turnaround_days as "turnaroundDays" from ordinary_units where sellable_id = ${id}`.execute(db);
  return rows[0] ?? { units: 0, turnaroundDays: 0 };
}
