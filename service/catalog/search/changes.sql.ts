import { sql } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';

/** What has to be read again: of a kind one product or all, or of a sellable its days. */
export interface SearchChange {
  readonly kind: string | null;
  readonly product_id: number | null;
  readonly sellable_id: number | null;
  readonly first_day: Day | null;
  readonly last_day: Day | null;
}

export interface ChangesSince {
  /** What of the database had been seen when this was asked; to be handed in with the next question. */
  readonly snapshot: string;
  readonly changes: readonly SearchChange[];
}

/**
 * What was committed since that snapshot was taken, each once, whatever order it was begun in: rows that are seen now and
 * were not then. At most so many; null: none, only the snapshot.
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

/** Deletes what every process has read long ago; whoever has not reads everything again. */
export async function deleteChanges(db: Database, before: Date): Promise<void> {
  await sql`delete from search_changes where at < ${before}`.execute(db);
}
