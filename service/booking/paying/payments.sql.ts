import type { Paise } from '../../core/money.ts';
import type { PaymentMode } from '../../payments/gateway.ts';
import type { Database } from '../../platform/context.ts';
import type { PaymentMethod } from '../booking.ts';
import type { Payment } from '../booking-row.ts';

export async function insertPayment(
  db: Database,
  payment: {
    bookingRow: number;
    gateway: string;
    mode: PaymentMode;
    reference: string;
    method: PaymentMethod;
    amount: Paise;
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
      created_at: payment.now,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
}

/** The row of the booking that a payment is for. */
export async function bookingRowOfPayment(db: Database, reference: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('booking_id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.booking_id;
}

/** `paidAs`: the gateway's name for the money that came. */
export async function setPayment(
  db: Database,
  { id }: Pick<Payment, 'id'>,
  change: { status: Payment['status']; at: Date; paidAs?: string },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      status: change.status,
      settled_at: change.at,
      ...(change.paidAs === undefined ? {} : { paid_as: change.paidAs }),
    })
    .where('id', '=', id)
    .execute();
}

/** The bookings, by row, whose payments are asked for: that one, or those with money that is still to go back. */
export async function ledgerBookings(db: Database, bookingId: string | undefined, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .$if(bookingId !== undefined, (query) => query.where('booking_id', '=', bookingId ?? ''))
    .$if(bookingId === undefined, (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('refunds')
          .innerJoin('payments', 'payments.id', 'refunds.payment_id')
          .select('payments.booking_id')
          .where('refunds.state', '<>', 'done'),
      ),
    )
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
