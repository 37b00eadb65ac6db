import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import type { ChannelSpan } from './channel.ts';

/** The days of each event of a calendar when it was last read; empty where that is not known. */
export async function spansOfChannel(db: Database, id: number): Promise<ChannelSpan[]> {
  return db
    .selectFrom('channel_spans')
    .select(['uid', 'starts', 'ends'])
    .where('channel_id', '=', id)
    .orderBy('uid')
    .orderBy('starts')
    .execute();
}

/** Its events have these days, and could not be read for these reasons. */
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
