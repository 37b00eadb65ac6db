import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';

/** A day on which few of something are left. */
export interface ScarceDay {
  readonly sellableId: number;
  readonly day: Day;
  readonly slot: string;
  readonly free: number;
  readonly capacity: number;
}

/** Days of [from, to) on which at most `left` of those are free, and some are sold. */
export async function scarceDays(
  db: Database,
  { sellables, from, to, left, now }: { sellables: readonly number[]; from: Day; to: Day; left: number; now: Date },
): Promise<ScarceDay[]> {
  const { rows } = await sql<ScarceDay>`
    select f.sellable_id as "sellableId", f.day, f.slot, f.free, f.capacity
    from free_stock(${from}::date, ${to}::date, ${now}, ${[...sellables]}::int[]) f
    where not f.closed and f.taken > 0 and f.free <= ${left} order by f.day, f.sellable_id, f.slot`.execute(db);
  return rows;
}
