import { type RawBuilder, sql } from 'kysely';
import { wordsQuery } from '../../core/search-words.ts';
import type { Database } from '../../platform/context.ts';
import type { SubscriberState } from '../subscription.ts';

export interface ListedSubscriber {
  readonly id: number;
  readonly email: string;
  readonly state: SubscriberState;
  readonly askedAt: Date;
  readonly confirmedAt: Date | null;
  readonly leftAt: Date | null;
}

const states: Readonly<Record<SubscriberState, RawBuilder<unknown>>> = {
  subscribed: sql`s.confirmed_at is not null and s.left_at is null`,
  waiting: sql`s.confirmed_at is null and s.left_at is null`,
  left: sql`s.left_at is not null`,
};

/** Matching subscribers, newest request first, with row ids below `before`. */
export async function findSubscribers(
  db: Database,
  search: {
    readonly text?: string | undefined;
    readonly state?: SubscriberState | undefined;
    readonly before: number | undefined;
    readonly limit: number;
  },
): Promise<ListedSubscriber[]> {
  const query = wordsQuery(search.text ?? '');
  const conditions = [
    sql`true`,
    ...(query === undefined ? [] : [sql`booking_words('', '', '', s.email, '') @@ ${query}::text::tsquery`]),
    ...(search.state === undefined ? [] : [states[search.state]]),
    ...(search.before === undefined ? [] : [sql`s.id < ${search.before}`]),
  ];
  const latest = query === undefined ? sql`s.id` : sql`s.id + 0`;
  const { rows } = await sql<ListedSubscriber>`
    select s.id, s.email, s.created_at as "askedAt", s.confirmed_at as "confirmedAt", s.left_at as "leftAt",
      case when s.left_at is not null then 'left' when s.confirmed_at is null then 'waiting' else 'subscribed' end as state
    from newsletter_subscribers s where ${sql.join(conditions, sql` and `)}
    order by ${latest} desc limit ${search.limit}`.execute(db);
  return rows;
}
