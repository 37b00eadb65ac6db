import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import type { Season } from './season.ts';
import type { SaidDay } from './stock-change.ts';

/** What a change has found or left: days, and what was said of sellables under the name of a season. */
export interface KeptState {
  readonly days: readonly Pick<SaidDay, 'sellableId' | 'day' | 'slot' | 'own' | 'taken'>[];
  readonly seasons: readonly {
    readonly sellableId: number;
    readonly name: string;
    readonly seasons: readonly Season[];
  }[];
}

/** A change of the grid as it is kept. */
export interface KeptChange {
  readonly before: KeptState;
  readonly after: KeptState;
  readonly undone: boolean;
}

const keptDays = 30;

/** Takes that id for a change; false when a change has it already. A second request with it waits here for the first. */
export async function beginChange(db: Database, id: string, now: Date): Promise<boolean> {
  await sql`delete from stock_changes where at < ${now}::timestamptz - make_interval(days => ${keptDays})`.execute(db);
  const { rows } = await sql`
    insert into stock_changes (id, at, before, after) values (${id}::uuid, ${now}, '{}', '{}')
    on conflict (id) do nothing returning id`.execute(db);
  return rows.length > 0;
}

export async function keepChange(
  db: Database,
  id: string,
  { before, after }: Pick<KeptChange, 'before' | 'after'>,
): Promise<void> {
  await sql`
    update stock_changes set before = ${JSON.stringify(before)}::jsonb, after = ${JSON.stringify(after)}::jsonb
    where id = ${id}::uuid`.execute(db);
}

/** A change that was kept, locked; undefined when there is none. */
export async function lockChange(db: Database, id: string): Promise<KeptChange | undefined> {
  const { rows } = await sql<KeptChange>`
    select before, after, undone_at is not null as undone from stock_changes where id = ${id}::uuid for update`.execute(
    db,
  );
  return rows[0];
}

export async function markUndone(db: Database, id: string, now: Date): Promise<void> {
  await sql`update stock_changes set undone_at = ${now} where id = ${id}::uuid`.execute(db);
}
