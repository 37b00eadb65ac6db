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

/** One payment of the ledger with the booking it is for. */
export interface LedgerRow {
  readonly bookingId: string;
  readonly reference: string;
  readonly gateway: string;
  readonly mode: string;
  readonly status: string;
  readonly amount: number;
  readonly refund: number | null;
  readonly openedAt: Date;
  readonly settledAt: Date | null;
}

/** The payments of one booking, or of all those whose money is to go back; oldest first. */
export async function ledgerRows(db: Database, bookingId: string | undefined, most: number): Promise<LedgerRow[]> {
  return db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select([
      'bookings.booking_id as bookingId',
      'payments.reference',
      'payments.gateway',
      'payments.mode',
      'payments.status',
      'payments.amount_paise as amount',
      'payments.refund_paise as refund',
      'payments.created_at as openedAt',
      'payments.settled_at as settledAt',
    ])
    .$if(bookingId !== undefined, (query) => query.where('bookings.booking_id', '=', bookingId ?? ''))
    .$if(bookingId === undefined, (query) => query.where('payments.status', '=', 'refund_due'))
    .orderBy('payments.id')
    .limit(most)
    .execute();
}
