import type { Paise } from '../../core/money.ts';
import type { Refunded } from '../../payments/gateway.ts';
import type { Database } from '../../platform/context.ts';

/** Gives the row's id. The database refuses it past what is left of the payment. */
export async function insertRefund(
  db: Database,
  refund: { payment: number; amount: Paise; key: string; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('refunds')
    .values((eb) => ({
      payment_id: refund.payment,
      booking_id: eb.selectFrom('payments').select('booking_id').where('id', '=', refund.payment),
      amount_paise: refund.amount,
      idempotency_key: refund.key,
      created_at: refund.now,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts a try of a refund that is under way before it is made, so that one whose process dies counts too. */
export async function beginRefund(db: Database, id: number) {
  return db
    .updateTable('refunds as r')
    .from('payments as p')
    .set((eb) => ({ attempts: eb('r.attempts', '+', 1) }))
    .whereRef('p.id', '=', 'r.payment_id')
    .where('r.id', '=', id)
    .where('r.state', 'in', ['due', 'sent'])
    .returning([
      'r.amount_paise as amount',
      'r.idempotency_key as key',
      'r.attempts',
      'p.gateway',
      'p.paid_as as money',
      'p.booking_id as booking',
    ])
    .executeTakeFirst();
}

/** What the provider told of a refund; gives false for one that is settled: it is told nothing new. */
export async function noteRefund(
  db: Database,
  id: number,
  { refund, state, at }: Refunded & { at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ state, reference: refund, settled_at: state === 'done' ? at : null })
    .where('id', '=', id)
    .where('state', 'in', ['due', 'sent'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Why it could not be sent; `state: 'failed'` when it is not tried again. */
export async function noteProblem(
  db: Database,
  id: number,
  problem: { error: string; state?: 'failed' },
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ last_error: problem.error.slice(0, 500), ...(problem.state && { state: problem.state }) })
    .where('id', '=', id)
    .where('state', 'in', ['due', 'sent'])
    .execute();
}

/** These refunds were sent by hand. */
export async function setSentByHand(
  db: Database,
  ids: readonly number[],
  { reference, at }: { reference: string | null; at: Date },
): Promise<void> {
  await db.updateTable('refunds').set({ state: 'done', settled_at: at, reference }).where('id', 'in', ids).execute();
}
