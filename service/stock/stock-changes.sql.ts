import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import type { Season } from './season.ts';
import type { StockDay } from './stock-change.ts';

/** The state before or after a change: days, and the seasons of sellables under one name. */
export interface SavedState {
  readonly days: readonly Pick<StockDay, 'sellableId' | 'day' | 'slot' | 'own' | 'taken'>[];
  readonly seasons: readonly {
    readonly sellableId: number;
    readonly name: string;
    readonly seasons: readonly Season[];
  }[];
}

/** A saved change of the grid. */
export interface SavedChange {
  readonly before: SavedState;
  readonly after: SavedState;
  readonly undone: boolean;
}

const retentionDays = 30;

/**
 * Claims that id for a change; false when a change already has it. A concurrent request with the same id waits here for
 * the first. Also deletes changes that can no longer be undone, 30 days after they were made.
 */
export async function beginChange(db: Database, id: string, now: Date): Promise<boolean> {
  await sql`delete from stock_changes where keep_until < ${now}::timestamptz`.execute(db);
  const { rows } = await sql`
    insert into stock_changes (id, at, keep_until, before, after)
    values (${id}::uuid, ${now}, ${now}::timestamptz + make_interval(days => ${retentionDays}), '{}', '{}')
    on conflict (id) do nothing returning id`.execute(db);
  return rows.length > 0;
}

export async function storeChange(
  db: Database,
  id: string,
  { before, after }: Pick<SavedChange, 'before' | 'after'>,
): Promise<void> {
  await sql`
    update stock_changes set before = ${JSON.stringify(before)}::jsonb, after = ${JSON.stringify(after)}::jsonb
    where id = ${id}::uuid`.execute(db);
}

/** A saved change of the grid, locked; undefined when there is none. */
export async function lockChange(db: Database, id: string): Promise<SavedChange | undefined> {
  const { rows } = await sql<SavedChange>`
    select before, after, undone_at is not null as undone from stock_changes
    where id = ${id}::uuid and not is_rule for update`.execute(db);
  return rows[0];
}

export async function markUndone(db: Database, id: string, now: Date): Promise<void> {
  await sql`update stock_changes set undone_at = ${now} where id = ${id}::uuid`.execute(db);
}
