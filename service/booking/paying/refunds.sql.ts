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
      'r.payment_id as payment',
      'p.gateway',
      'p.paid_as as money',
      'p.booking_id as booking',
    ])
    .executeTakeFirst();
}

/** Whether it is still owed and nothing has taken its place. */
export async function isOpen(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('refunds')
    .select('id')
    .where('id', '=', id)
    .where('state', 'in', ['due', 'sent'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Records money that went back without us; false when it is known. A failed one counts for nothing. */
export async function insertElsewhere(
  db: Database,
  back: {
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
      payment_id: back.payment.id,
      booking_id: eb.selectFrom('payments').select('booking_id').where('id', '=', back.payment.id),
      amount_paise: back.amount,
      origin: back.origin,
      idempotency_key: `${back.payment.gateway} ${back.reference}`,
      reference: back.reference,
      state: back.failed ? 'void' : 'done',
      created_at: back.now,
      settled_at: back.failed ? null : back.now,
    }))
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** These refunds count no more. */
export async function setVoid(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('refunds').set({ state: 'void', settled_at: null }).where('id', 'in', ids).execute();
}

/** What the provider says of a refund; gives false for one that is settled: it is nothing new. */
export async function noteRefund(
  db: Database,
  id: number,
  { refund, state, at }: Refunded & { at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ state, reference: refund, settled_at: state === 'done' ? at : null })
    .where('id', '=', id)
    // what we gave up asking for may have been done all the same
    .where((eb) => eb.or([eb('state', 'in', ['due', 'sent']), eb('state', '=', 'failed').and('reference', 'is', null)]))
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
