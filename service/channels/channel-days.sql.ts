import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';
import type { ChannelDay, ChannelSpan } from './channel.ts';

/** The days of each event when the calendar was last read; empty when they are not known by event. */
export async function spansOfChannel(db: Database, id: number): Promise<ChannelSpan[]> {
  return db
    .selectFrom('channel_spans')
    .select(['uid', 'starts', 'ends'])
    .where('channel_id', '=', id)
    .orderBy('uid')
    .orderBy('starts')
    .execute();
}

/** Replaces the spans of a channel's events and the problems of unreadable ones. */
export async function writeSpans(
  db: Database,
  id: number,
  { spans, unread }: { readonly spans: readonly ChannelSpan[]; readonly unread: readonly string[] },
): Promise<void> {
  await db.deleteFrom('channel_spans').where('channel_id', '=', id).execute();
  await sql`
    insert into channel_spans (channel_id, uid, starts, ends)
    select ${id}, k.uid, k.starts, k.ends
    from unnest(${spans.map(({ uid }) => uid)}::text[], ${spans.map(({ starts }) => starts)}::date[],
      ${spans.map(({ ends }) => ends)}::date[]) as k(uid, starts, ends)`.execute(db);
  await sql`
    update channels set unread = ${[...unread]}::text[] where id = ${id} and unread <> ${[...unread]}::text[]`.execute(
    db,
  );
}

/** The days of its calendar from that day on. */
export async function daysOf(db: Database, id: number, from: Day): Promise<ChannelDay[]> {
  return db
    .selectFrom('channel_days')
    .select(['day', 'echo'])
    .where('channel_id', '=', id)
    .where('day', '>=', from)
    .orderBy('day')
    .execute();
}

/** Replaces the days of its calendar from that day on. */
export async function writeDays(db: Database, id: number, from: Day, days: readonly ChannelDay[]): Promise<void> {
  await db.deleteFrom('channel_days').where('channel_id', '=', id).where('day', '>=', from).execute();
  await sql`
    insert into channel_days (channel_id, day, echo)
    select ${id}, k.day, k.echo
    from unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ echo }) => echo)}::boolean[]) as k(day, echo)`.execute(
    db,
  );
}

/** How many units of a sellable channels have taken on each day from that day on; `but`: not counting that channel. */
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

export async function readExportedDays(db: Database, id: number): Promise<string[]> {
  const { exported_days } = await db
    .selectFrom('channels')
    .select('exported_days')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return exported_days;
}

/**
 * Records that a channel has read our calendar with these days. Writes only when they differ, or after five minutes.
 */
export async function recordExport(db: Database, id: number, days: readonly Day[], now: Date): Promise<void> {
  await sql`
    update channels set exported_days = ${[...days]}::text[], exported_at = ${now}
    where id = ${id} and (exported_days <> ${[...days]}::text[] or exported_at is null
      or exported_at < ${now}::timestamptz - interval '5 minutes')`.execute(db);
}

/** The names of the channels that have taken each of those days. */
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

/** Deletes days of all calendars before that day. */
export async function deletePastDays(db: Database, before: Day): Promise<void> {
  await db.deleteFrom('channel_days').where('day', '<', before).execute();
}

/** The days of [from, to) that channels of those sellables have taken, channel by channel, in order. */
export async function takenDays(
  db: Database,
  { sellables, from, to }: { readonly sellables: readonly number[]; readonly from: Day; readonly to: Day },
): Promise<{ channelId: number; sellableId: number; unit: number; channel: string; day: Day }[]> {
  const { rows } = await sql<{ channelId: number; sellableId: number; unit: number; channel: string; day: Day }>`
    select c.id as "channelId", c.sellable_id as "sellableId", c.unit, c.name as channel, d.day
    from channels c join channel_days d on d.channel_id = c.id and not d.echo
      and d.day >= ${from}::date and d.day < ${to}::date
    where c.sellable_id = any(${[...sellables]}::int[])
    order by c.id, d.day`.execute(db);
  return rows;
}
