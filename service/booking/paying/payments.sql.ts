import { sql } from 'kysely';
import type { Paise } from '../../core/money.ts';
import type { PaymentMode } from '../../payments/gateway.ts';
import type { Database } from '../../platform/context.ts';
import { refundsOf } from '../booking.sql.ts';
import type { ReceivedMethod } from '../booking.ts';
import { type Payment, paymentOf } from '../booking-row.ts';

export async function insertPayment(
  db: Database,
  payment: {
    bookingRow: number;
    gateway: string;
    mode: PaymentMode;
    reference: string;
    method: ReceivedMethod;
    amount: Paise;
    session?: { id: string; endsAt: Date | null; back: string };
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('payments')
    .values({
      booking_id: payment.bookingRow,
      gateway: payment.gateway,
      mode: payment.mode,
      reference: payment.reference,
      method: payment.method,
      amount_paise: payment.amount,
      status: 'open',
      session: payment.session?.id ?? null,
      session_ends_at: payment.session?.endsAt ?? null,
      session_back: payment.session?.back ?? null,
      created_at: payment.now,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
}

/** The row of the booking that a payment is for, by the gateway's name of the order or of the money. */
export async function bookingRowOfPayment(
  db: Database,
  of: { reference: string } | { money: string },
): Promise<number | undefined> {
  const payments = db.selectFrom('payments').select('booking_id');
  const one =
    'reference' in of ? payments.where('reference', '=', of.reference) : payments.where('paid_as', '=', of.money);
  return (await one.executeTakeFirst())?.booking_id;
}

/** Takes the gateway's message into the books. False when it was told before. */
export async function insertEvent(
  db: Database,
  told: { gateway: string; event: string; what: string; payment: number; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('payment_events')
    .values({
      gateway: told.gateway,
      event: told.event,
      what: told.what,
      payment_id: told.payment,
      received_at: told.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The orders of those gateways that are open and were not asked about for a fifth of their age: at most `most`, and marked
 * as asked about now, so that nobody else asks too.
 */
export async function takeUnasked(
  db: Database,
  { gateways, now, most }: { gateways: readonly string[]; now: Date; most: number },
): Promise<{ gateway: string; reference: string }[]> {
  const { rows } = await sql<{ gateway: string; reference: string }>`
    update payments set asked_at = ${now} where id in (
      select id from payments
      where status = 'open' and gateway = any(${[...gateways]}::text[])
        and created_at > ${now}::timestamptz - interval '1 day' and created_at < ${now}::timestamptz - interval '5 minutes'
        and coalesce(asked_at, created_at) < ${now}::timestamptz - (${now}::timestamptz - created_at) / 5
      order by created_at limit ${most} for update skip locked
    ) returning gateway, reference`.execute(db);
  return rows;
}

/** `paidAs`: the gateway's name for the money that came; `method`: how it came. */
export async function setPayment(
  db: Database,
  { id }: Pick<Payment, 'id'>,
  change: { status: Payment['status']; at: Date; paidAs?: string; method?: ReceivedMethod },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      status: change.status,
      settled_at: change.at,
      ...(change.paidAs === undefined ? {} : { paid_as: change.paidAs }),
      ...(change.method === undefined ? {} : { method: change.method }),
    })
    .where('id', '=', id)
    .execute();
}

/** Payments and how their bookings are called: of that booking, or of the `most` oldest of which money is held or still to go back. */
export async function ledgerPayments(
  db: Database,
  bookingId: string | undefined,
  most: number,
): Promise<{ bookingId: string; payment: Payment }[]> {
  const asked = db
    .selectFrom('bookings')
    .select('id')
    .$if(bookingId !== undefined, (query) => query.where('booking_id', '=', bookingId ?? ''))
    .$if(bookingId === undefined, (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('refunds')
          .innerJoin('payments', 'payments.id', 'refunds.payment_id')
          .select('payments.booking_id')
          .where('refunds.state', 'in', ['due', 'sent', 'failed'])
          // one list: of two that are joined by 'or' every booking would be asked
          .unionAll(eb.selectFrom('payments').select('payments.booking_id').where('payments.status', '=', 'held')),
      ),
    )
    .orderBy('id')
    .limit(most);
  const rows = await db
    .selectFrom(asked.as('asked'))
    .innerJoin('bookings as b', 'b.id', 'asked.id')
    .innerJoin('payments as p', 'p.booking_id', 'b.id')
    .selectAll('p')
    .select('b.booking_id as called')
    .orderBy('b.id')
    .orderBy('p.id')
    .execute();
  const refunds = Map.groupBy(await refundsOf(db, rows), (row) => row.payment_id);
  return rows.map(({ called, ...row }) => ({ bookingId: called, payment: paymentOf(row, refunds.get(row.id) ?? []) }));
}
