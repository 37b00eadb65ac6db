import { sql } from 'kysely';
import type { Paise } from '../../core/money.ts';
import type { PaymentMode } from '../../payments/gateway.ts';
import type { Database } from '../../platform/context.ts';
import type { ReceivedMethod } from '../model/booking-status.ts';
import type { Payment } from '../model/payment.ts';
import { toPayment } from './booking-row.ts';
import { findRefunds } from './bookings.sql.ts';

export async function insertPayment(
  db: Database,
  payment: {
    bookingId: number;
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
      booking_id: payment.bookingId,
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

/** Finds the id of the booking that a payment is for, by the gateway's reference of the order or of the money. */
export async function findBookingIdByPayment(
  db: Database,
  of: { reference: string } | { money: string },
): Promise<number | undefined> {
  const payments = db.selectFrom('payments').select('booking_id');
  const one =
    'reference' in of ? payments.where('reference', '=', of.reference) : payments.where('paid_as', '=', of.money);
  return (await one.executeTakeFirst())?.booking_id;
}

/** Records a message of a gateway. Returns false if it was recorded before. */
export async function insertEvent(
  db: Database,
  event: { gateway: string; event: string; what: string; payment: number; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('payment_events')
    .values({
      gateway: event.gateway,
      event: event.event,
      what: event.what,
      payment_id: event.payment,
      received_at: event.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Claims up to `most` open orders of those gateways that were not checked for a fifth of their age, and marks them as
 * checked now, so that no other process checks them too.
 */
export async function claimOrdersToCheck(
  db: Database,
  { gateways, now, most }: { gateways: readonly string[]; now: Date; most: number },
): Promise<{ gateway: string; reference: string }[]> {
  const { rows } = await sql<{ gateway: string; reference: string }>`
    update payments set checked_at = ${now} where id in (
      select id from payments
      where status = 'open' and gateway = any(${[...gateways]}::text[])
        and created_at > ${now}::timestamptz - interval '1 day' and created_at < ${now}::timestamptz - interval '5 minutes'
        and coalesce(checked_at, created_at) < ${now}::timestamptz - (${now}::timestamptz - created_at) / 5
      order by created_at limit ${most} for update skip locked
    ) returning gateway, reference`.execute(db);
  return rows;
}

/** `paidAs`: the gateway's reference of the money; `method`: the method that was used. */
export async function updatePayment(
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

/**
 * Finds payments with their booking ids: all of one booking, or those of the `most` oldest bookings with a held payment
 * or an open refund.
 */
export async function findLedgerPayments(
  db: Database,
  bookingId: string | undefined,
  most: number,
): Promise<{ bookingId: string; payment: Payment }[]> {
  const listed = db
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
          // one list of ids: with 'or' the planner would look at every booking
          .unionAll(eb.selectFrom('payments').select('payments.booking_id').where('payments.status', '=', 'held')),
      ),
    )
    .orderBy('id')
    .limit(most);
  const rows = await db
    .selectFrom(listed.as('asked'))
    .innerJoin('bookings as b', 'b.id', 'asked.id')
    .innerJoin('payments as p', 'p.booking_id', 'b.id')
    .selectAll('p')
    .select('b.booking_id as called')
    .orderBy('b.id')
    .orderBy('p.id')
    .execute();
  const refunds = Map.groupBy(await findRefunds(db, rows), (row) => row.payment_id);
  return rows.map(({ called, ...row }) => ({ bookingId: called, payment: toPayment(row, refunds.get(row.id) ?? []) }));
}

/** Saves what a payer says about their transfer for a booking; replaces an earlier report. */
export async function saveTransferReport(
  db: Database,
  { booking, reference, now }: { booking: number; reference: string | null; now: Date },
): Promise<void> {
  const report = { reference, reported_at: now };
  await db
    .insertInto('transfer_reports')
    .values({ booking_id: booking, ...report })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(report))
    .execute();
}

export async function findTransferReport(
  db: Database,
  booking: number,
): Promise<{ reference: string | null; at: Date } | undefined> {
  return db
    .selectFrom('transfer_reports')
    .select(['reference', 'reported_at as at'])
    .where('booking_id', '=', booking)
    .executeTakeFirst();
}

/** Counts the last `most` payments opened within [from, to), and those of them that were received. */
export async function countRecentPayments(
  db: Database,
  { from, to, most }: { from: Date; to: Date; most: number },
): Promise<{ opened: number; received: number }> {
  // by id, which has an index: of very many in ten minutes none is counted
  const last = db.selectFrom('payments').select(['status', 'created_at']).orderBy('id', 'desc').limit(1_000);
  const recent = db
    .selectFrom(last.as('l'))
    .select('status')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('created_at', 'desc')
    .limit(most);
  return db
    .selectFrom(recent.as('r'))
    .select(({ fn }) => [
      fn.countAll<number>().as('opened'),
      fn.countAll<number>().filterWhere('r.status', 'in', ['captured', 'held']).as('received'),
    ])
    .executeTakeFirstOrThrow();
}
