import type { Paise } from '../../core/money.ts';
import type { RefundProgress } from '../../payments/gateway.ts';
import type { Database } from '../../platform/context.ts';

/** Returns the id of the refund. The database rejects more than is left of the payment. */
export async function insertRefund(
  db: Database,
  refund: { payment: number; amount: Paise; key: string; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('refunds')
    .columns(['payment_id', 'booking_id', 'amount_paise', 'idempotency_key', 'created_at'])
    .expression(
      db
        .selectFrom('payments')
        .where('id', '=', refund.payment)
        .select(({ cast, val }) => [
          'id',
          'booking_id',
          cast<number>(val(refund.amount), 'bigint').as('amount'),
          cast<string>(val(refund.key), 'text').as('key'),
          cast<Date>(val(refund.now), 'timestamptz').as('now'),
        ]),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Counts an attempt to send a refund, before it is made, so that it also counts if the process dies. Returns undefined
 * unless the refund is due or sent.
 */
export async function countRefundAttempt(db: Database, id: number) {
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
      'r.payment_id as payment',
      'p.gateway',
      'p.paid_as as money',
      'p.booking_id as booking',
    ])
    .executeTakeFirst();
}

/** Returns true if the refund is still owed and was not replaced. */
export async function isRefundOpen(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('refunds')
    .select('id')
    .where('id', '=', id)
    .where('state', 'in', ['due', 'sent'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a refund that this system did not send; returns false if it is known. A failed one is void. */
export async function insertExternalRefund(
  db: Database,
  refund: {
    payment: { id: number; gateway: string };
    origin: 'outside' | 'dispute';
    reference: string;
    amount: Paise;
    failed: boolean;
    now: Date;
  },
): Promise<boolean> {
  const row = await db
    .insertInto('refunds')
    .values((eb) => ({
      payment_id: refund.payment.id,
      booking_id: eb.selectFrom('payments').select('booking_id').where('id', '=', refund.payment.id),
      amount_paise: refund.amount,
      origin: refund.origin,
      idempotency_key: `${refund.payment.gateway} ${refund.reference}`,
      reference: refund.reference,
      state: refund.failed ? 'void' : 'done',
      created_at: refund.now,
      settled_at: refund.failed ? null : refund.now,
    }))
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks refunds as void: they no longer count. */
export async function voidRefunds(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('refunds').set({ state: 'void', settled_at: null }).where('id', 'in', ids).execute();
}

/** Updates a refund as the gateway reports it. Returns false if it was settled before. */
export async function updateRefund(
  db: Database,
  id: number,
  { refund, state, at }: RefundProgress & { at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ state, reference: refund, settled_at: state === 'done' ? at : null })
    .where('id', '=', id)
    // a refund that we gave up on may have been sent all the same
    .where((eb) => eb.or([eb('state', 'in', ['due', 'sent']), eb('state', '=', 'failed').and('reference', 'is', null)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records why a refund could not be sent; `state: 'failed'` if it will not be tried again. */
export async function recordRefundError(
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

/** Marks refunds as sent by hand. */
export async function markRefundsSentByHand(
  db: Database,
  ids: readonly number[],
  { reference, at }: { reference: string | null; at: Date },
): Promise<void> {
  await db.updateTable('refunds').set({ state: 'done', settled_at: at, reference }).where('id', 'in', ids).execute();
}
