import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { requireRight } from '../core/may.ts';
import type { Context } from './context.ts';
import { networksAround } from './network.ts';

const hour = 3_600_000;

/** A count of the hour that began with its first call. */
export interface HourlyCount {
  readonly count: number;
  /** Seconds until that hour ends. */
  readonly retryAfter: number;
}

/**
 * Adds `times` to the count of `subject` for each of those callers in the hour that began with the first, in one
 * statement, and returns the new counts in the same order. The rows are locked in that order until the transaction
 * ends, so concurrent calls are counted one after the other and a rollback counts nothing.
 */
export async function countEachThisHour(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  subject: string,
  callers: readonly string[],
  times = 1,
): Promise<HourlyCount[]> {
  const keyOf = (caller: string) =>
    createHmac('sha256', config.secret).update(`hourly count ${subject} ${caller}`).digest('base64url');
  const keys = callers.map(keyOf);
  const ended = sql`hourly_counts.began <= ${new Date(now.getTime() - hour)}`;
  const { rows } = await sql<{ key: string; count: number; began: Date }>`
    insert into hourly_counts (key, began, count) values ${sql.join(keys.map((key) => sql`(${key}, ${now}, ${times})`))}
    on conflict (key) do update set
      began = case when ${ended} then excluded.began else hourly_counts.began end,
      count = case when ${ended} then excluded.count else hourly_counts.count + excluded.count end
    returning key, count, began`.execute(db);
  const written = new Map(rows.map((row) => [row.key, row]));
  return keys.map((key) => {
    const row = written.get(key);
    if (!row) throw new Error('A count was not written');
    return {
      count: row.count,
      retryAfter: Math.max(1, Math.ceil((row.began.getTime() + hour - now.getTime()) / 1000)),
    };
  });
}

/** Adds `times` to the count of `subject` for one caller (see `countEachThisHour`). */
export async function countThisHour(
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
  subject: string,
  caller: string,
  times = 1,
): Promise<HourlyCount> {
  const [counted] = await countEachThisHour(ctx, subject, [caller], times);
  if (!counted) throw new Error('A count was not written');
  return counted;
}

/**
 * Adds `added` to the count of `subject` for each network around the caller. Returns the seconds to wait if one of
 * them exceeds its limit, which is `limit` for a single network.
 */
export async function countFromNetwork(
  ctx: Pick<Context, 'db' | 'config' | 'now' | 'network'>,
  subject: string,
  limit: number,
  added = 1,
): Promise<number | undefined> {
  // always the narrowest first, so that two transactions cannot deadlock on these rows; one after the other, because a
  // refusal may be committed, and then must not count for the wider networks
  for (const { network, times } of networksAround(ctx.network)) {
    const { count, retryAfter } = await countThisHour(ctx, subject, network, added);
    if (count > limit * times) return retryAfter;
  }
  return undefined;
}

/**
 * Deletes counts whose hour has ended (part of the nightly job 'forget-old').
 *
 * @may clock
 */
export async function forgetCounts(ctx: Pick<Context, 'db' | 'now' | 'viewer'>): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  await ctx.db
    .deleteFrom('hourly_counts')
    .where('began', '<=', new Date(ctx.now.getTime() - hour))
    .execute();
}
