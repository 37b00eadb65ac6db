import { sql } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';

/** What must be read again: one product of a kind, or all; or days of a sellable. */
export interface SearchChange {
  readonly kind: string | null;
  readonly product_id: number | null;
  readonly sellable_id: number | null;
  readonly first_day: Day | null;
  readonly last_day: Day | null;
}

export interface ChangesSince {
  /** The database snapshot at the time of this query, for the next one. */
  readonly snapshot: string;
  readonly changes: readonly SearchChange[];
}

/**
 * Changes committed since that snapshot, each once, in any order of their transactions: rows visible now that were not
 * visible then. At most `most`; `since` null: none, only the snapshot.
 */
export async function readChanges(db: Database, since: string | null, most: number): Promise<ChangesSince> {
  const { rows } = await sql<SearchChange & { snapshot: string }>`
    select pg_current_snapshot()::text as snapshot, c.*
    from (select 1) as one left join (
      select distinct kind, product_id, sellable_id, first_day, last_day from search_changes
      where xid >= pg_snapshot_xmin(${since}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)
        -- of a dump that was taken of another cluster
        and pg_visible_in_snapshot(xid, pg_current_snapshot())
      limit ${most}::int
    ) c on true`.execute(db);
  const changes = rows.filter(({ kind, sellable_id }) => kind !== null || sellable_id !== null);
  return { snapshot: rows[0]?.snapshot ?? '', changes };
}

/** Deletes old changes. A process that has not read them yet rebuilds its index. */
export async function deleteChanges(db: Database, before: Date): Promise<void> {
  await sql`delete from search_changes where at < ${before}`.execute(db);
}
