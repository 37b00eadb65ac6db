import type { Database } from '../platform/context.ts';

/** Takes the voucher of the line; false when it was taken before. */
export async function insertRedemption(db: Database, lineId: number, at: Date): Promise<boolean> {
  const row = await db
    .insertInto('redemptions')
    .values({ line_id: lineId, redeemed_at: at })
    .onConflict((conflict) => conflict.column('line_id').doNothing())
    .returning('line_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findRedemption(db: Database, lineId: number): Promise<Date | null> {
  const row = await db.selectFrom('redemptions').select('redeemed_at').where('line_id', '=', lineId).executeTakeFirst();
  return row?.redeemed_at ?? null;
}

/** When those of the lines were redeemed that were. */
export async function findRedemptions(db: Database, lineIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .selectFrom('redemptions')
    .select(['line_id', 'redeemed_at'])
    .where((is) => is('line_id', '=', is.fn.any(is.val([...lineIds]))))
    .execute();
  return new Map(rows.map(({ line_id, redeemed_at }) => [line_id, redeemed_at]));
}
