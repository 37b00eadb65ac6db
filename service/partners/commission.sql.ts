import { sql } from 'kysely';
import type { ProductType } from '../catalog/kinds.ts';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';
import type { CommissionRule } from './statement.ts';

/** Commission rules of a partner, newest first. */
export async function rulesOf(db: Database, partner: number): Promise<CommissionRule[]> {
  const { rows } = await sql<CommissionRule & { points: number }>`
    select product_type as type, product_id as "productId", basis_points as points, from_day::text as from
    from commission_rules where partner_id = ${partner} order by from_day desc, id desc`.execute(db);
  return rows.map(({ points, ...rule }) => ({ ...rule, percent: points / 100 }));
}

/** Commission rules of every partner, newest first. */
export async function rulesOfAll(db: Database): Promise<ReadonlyMap<number, CommissionRule[]>> {
  const { rows } = await sql<CommissionRule & { points: number; partner: number }>`
    select partner_id as partner, product_type as type, product_id as "productId", basis_points as points,
      from_day::text as from
    from commission_rules order by from_day desc, id desc`.execute(db);
  return Map.groupBy(
    rows.map(({ points, ...rule }) => ({ ...rule, percent: points / 100 })),
    ({ partner }) => partner,
  );
}

/** Stores a rule; replaces one of the same day. */
export async function putRule(
  db: Database,
  rule: {
    partner: number;
    type: ProductType | null;
    productId: number | null;
    basisPoints: number;
    from: Day;
    now: Date;
  },
): Promise<void> {
  await sql`
    insert into commission_rules (partner_id, product_type, product_id, basis_points, from_day, created_at)
    values (${rule.partner}, ${rule.type}, ${rule.productId}, ${rule.basisPoints}, ${rule.from}, ${rule.now})
    on conflict (partner_id, product_type, product_id, from_day) do update set basis_points = excluded.basis_points`.execute(
    db,
  );
}

/** Locks a partner until the transaction ends, so that payouts are recorded one at a time. */
export async function lockPartner(db: Database, partner: number): Promise<void> {
  await db.selectFrom('partners').select('id').where('id', '=', partner).forUpdate().execute();
}
