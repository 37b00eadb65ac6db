import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';

export type StockedTable = 'room_types' | 'attractions' | 'tour_packages' | 'car_rentals';

/**
 * Gives the days from `today` on that were sold or changed and still had the old number of units the new one. Their rows
 * are locked in the order of a sale. Throws the database's refusal `never_oversold` when more is taken.
 */
export async function changeCapacity(
  db: Database,
  { table, id, from, to, today }: { table: StockedTable; id: number; from: number; to: number; today: Day },
): Promise<void> {
  await sql`
    with days as materialized (
      select a.sellable_id, a.day, a.slot from allotments a join ${sql.table(table)} p on p.sellable_id = a.sellable_id
      where p.id = ${id} and a.capacity = ${from} and a.day >= ${today}::date
      order by a.sellable_id, a.day, a.slot for update of a
    )
    update allotments a set capacity = ${to} from days d
    where a.sellable_id = d.sellable_id and a.day = d.day and a.slot = d.slot`.execute(db);
}
