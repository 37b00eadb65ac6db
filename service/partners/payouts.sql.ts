import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import { type Paise, paiseOf } from '../core/money.ts';
import type { Database } from '../platform/context.ts';

export interface Payout {
  readonly id: number;
  /** Below zero if the month was overpaid and the transfer was reduced by that. */
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

/** The sum of the payouts to each partner for each month. */
export async function payoutSums(db: Database): Promise<{ partner: number; month: Day; paid: Paise }[]> {
  const { rows } = await sql<{ partner: number; month: Day; paid: number }>`
    select partner_id as partner, month::text as month, sum(amount_paise)::bigint as paid
    from payouts group by partner_id, month`.execute(db);
  return rows.map((row) => ({ ...row, paid: paiseOf(Number(row.paid)) }));
}

/** The sum of the payouts to a partner with that reference; undefined: none. */
export async function sumByReference(
  db: Database,
  { partner, reference }: { partner: number; reference: string },
): Promise<Paise | undefined> {
  const { rows } = await sql<{ paid: number | null }>`
    select sum(amount_paise)::bigint as paid from payouts
    where partner_id = ${partner} and reference = ${reference}`.execute(db);
  const paid = rows[0]?.paid ?? null;
  return paid === null ? undefined : paiseOf(Number(paid));
}

/** Stores payouts; the caller holds the lock of their partners. */
export async function insertPayouts(
  db: Database,
  payouts: readonly {
    partner: number;
    month: Day;
    amount: Paise;
    reference: string;
    paidOn: Day;
    by: string;
    now: Date;
  }[],
): Promise<void> {
  await db
    .insertInto('payouts')
    .values(
      payouts.map(({ partner, month, amount, reference, paidOn, by, now }) => ({
        partner_id: partner,
        month,
        amount_paise: amount,
        reference,
        paid_on: paidOn,
        recorded_by: by,
        at: now,
      })),
    )
    .execute();
}

/** Locks partners in the order of their ids until the transaction ends, so that their payouts are recorded one at a time. */
export async function lockPartners(
  db: Database,
  documentIds: readonly string[],
): Promise<{ id: number; documentId: string }[]> {
  return db
    .selectFrom('partners')
    .select(['id', 'document_id as documentId'])
    .where((is) => is('document_id', '=', is.fn.any(is.val([...documentIds]))))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The first day on which a product belonged to a partner; undefined: none did. */
export async function firstOwnedDay(db: Database): Promise<Day | undefined> {
  const { rows } = await sql<{ since: Day | null }>`select min(since)::text as since from product_partners`.execute(db);
  return rows[0]?.since ?? undefined;
}
