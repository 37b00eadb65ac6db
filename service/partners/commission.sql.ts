import { sql } from 'kysely';
import type { ProductType } from '../catalog/kinds.ts';
import type { Day } from '../core/day.ts';
import { type Paise, paiseOf } from '../core/money.ts';
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

export interface Payout {
  readonly id: number;
  readonly amount: Paise;
  readonly reference: string;
  readonly paidOn: Day;
  readonly by: string;
}

/** Payouts for that month, oldest first. */
export async function payoutsOf(db: Database, partner: number, month: Day): Promise<Payout[]> {
  const { rows } = await sql<Payout>`
    select id, amount_paise as amount, reference, paid_on::text as "paidOn", recorded_by as by
    from payouts where partner_id = ${partner} and month = ${month} order by id`.execute(db);
  return rows.map((row) => ({ ...row, amount: paiseOf(Number(row.amount)) }));
}

/** Stores a payout; returns false if one with that reference exists. */
export async function insertPayout(
  db: Database,
  payout: {
    partner: number;
    month: Day;
    amount: Paise;
    reference: string;
    paidOn: Day;
    by: string;
    now: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into payouts (partner_id, month, amount_paise, reference, paid_on, recorded_by, at)
    values (${payout.partner}, ${payout.month}, ${payout.amount}, ${payout.reference}, ${payout.paidOn}, ${payout.by}, ${payout.now})
    on conflict (partner_id, reference) do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** Locks a partner until the transaction ends, so that payouts are recorded one at a time. */
export async function lockPartner(db: Database, partner: number): Promise<void> {
  await db.selectFrom('partners').select('id').where('id', '=', partner).forUpdate().execute();
}
