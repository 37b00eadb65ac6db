import type { Paise } from '../core/money.ts';
import type { Database } from '../platform/context.ts';
import type { PaymentMethod } from './booking.ts';
import type { Payment } from './booking-row.ts';

export async function insertPayment(
  db: Database,
  payment: {
    bookingRow: number;
    gateway: string;
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

export async function setPayment(
  db: Database,
  reference: string,
  change: { status: Payment['status']; at: Date; refund?: Paise },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      status: change.status,
      settled_at: change.at,
      ...(change.refund === undefined ? {} : { refund_paise: change.refund }),
    })
    .where('reference', '=', reference)
    .execute();
}
