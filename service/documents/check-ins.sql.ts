import type { Database } from '../platform/context.ts';

/** Inserts the check-in of a line; returns false if there is one. */
export async function insertCheckIn(db: Database, lineId: number, at: Date): Promise<boolean> {
  const row = await db
    .insertInto('check_ins')
    .values({ line_id: lineId, checked_in_at: at })
    .onConflict((conflict) => conflict.column('line_id').doNothing())
    .returning('line_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findCheckIn(db: Database, lineId: number): Promise<Date | null> {
  const row = await db.selectFrom('check_ins').select('checked_in_at').where('line_id', '=', lineId).executeTakeFirst();
  return row?.checked_in_at ?? null;
}

/** Finds the check-in times of those lines that were checked in. */
export async function findCheckIns(db: Database, lineIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .selectFrom('check_ins')
    .select(['line_id', 'checked_in_at'])
    .where((is) => is('line_id', '=', is.fn.any(is.val([...lineIds]))))
    .execute();
  return new Map(rows.map(({ line_id, checked_in_at }) => [line_id, checked_in_at]));
}
