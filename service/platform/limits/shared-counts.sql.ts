import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** A fixed window of one key, from its first call on. */
export interface Window {
  readonly calls: number;
  /** Milliseconds since 1970. */
  readonly ends: number;
}

/** One call to count under a key; `seconds` is the length of a window that begins now. */
export interface CountedCall {
  readonly key: string;
  readonly seconds: number;
}

/** Adds one under each key (hashed, all different) and returns the windows in the same order. One statement. */
export async function addToWindows(db: Database, counted: readonly CountedCall[], now: Date): Promise<Window[]> {
  // sorted, so that two calls with the same keys cannot deadlock
  const windows = counted
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ key, seconds }) => sql`(${key}::text, 1, ${new Date(now.getTime() + seconds * 1_000)}::timestamptz)`);
  const { rows } = await sql<{ key: string; calls: number; ends_at: Date }>`
    insert into limit_windows as open (key, calls, ends_at) values ${sql.join(windows)}
    on conflict (key) do update set
      calls = case when open.ends_at <= ${now}::timestamptz then 1 else least(open.calls, 1000000000) + 1 end,
      ends_at = case when open.ends_at <= ${now}::timestamptz then excluded.ends_at else open.ends_at end
    returning key, calls, ends_at`.execute(db);
  const found = new Map(rows.map(({ key, calls, ends_at }) => [key, { calls, ends: ends_at.getTime() }]));
  return counted.flatMap(({ key }) => found.get(key) ?? []);
}

/** Subtracts one under each key whose window is still open. */
export async function takeFromWindows(db: Database, keys: readonly string[], now: Date): Promise<void> {
  await sql`
    with chosen as (
      select key from limit_windows where key = any(${keys}::text[]) and ends_at > ${now}::timestamptz
      order by key collate "C" for update
    )
    update limit_windows set calls = greatest(calls - 1, 0) from chosen where limit_windows.key = chosen.key`.execute(
    db,
  );
}

/** Starts a window now with `calls` in it, whatever was counted before. */
export async function writeWindow(db: Database, key: string, window: Window): Promise<void> {
  await sql`
    insert into limit_windows (key, calls, ends_at) values (${key}, ${window.calls}, ${new Date(window.ends)})
    on conflict (key) do update set calls = excluded.calls, ends_at = excluded.ends_at`.execute(db);
}

/** Deletes at most `most` ended windows. Returns how many were deleted. */
export async function deleteEndedWindows(db: Database, now: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from limit_windows where key in (
      select key from limit_windows where ends_at <= ${now}::timestamptz limit ${most} for update skip locked
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
