import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { operator } from '../../service/core/viewer.ts';
import { invoiceContent } from '../../service/documents/invoice.ts';
import { issueInvoice } from '../../service/documents/invoices.ts';
import { inTransaction } from '../../service/platform/context.ts';
import { isUnavailable } from '../../service/platform/database/database-error.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, manyBookings, raftItem, setBookingLimits } from '../travellers.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const payments = 50;

/** Unpaid bookings of one traveller, each on another day. */
async function waiting(): Promise<string[]> {
  await setBookingLimits(harness, manyBookings);
  const { token } = await harness.signUp();
  const created: string[] = [];
  for (let index = 0; index < payments; index += 1) {
    const selectedDate = new Date(Date.UTC(2026, 11, 1 + index)).toISOString().slice(0, 10);
    created.push((await book(harness, token, [raftItem({ selectedDate })])).body.bookingId);
  }
  return created;
}

/** Whether the money was accepted. Calls that a busy site refuses are sent again. */
async function transfer(bookingId: string, index: number): Promise<boolean> {
  for (;;) {
    try {
      await recordUpiTransfer(harness.ctx(operator), { bookingId, transferId: `UTR${String(index).padStart(9, '0')}` });
      return true;
    } catch (error) {
      if (!isUnavailable(error)) return false;
    }
  }
}

test('50 payments at once, some rolled back after they got a number, leave no gap and no duplicate', async () => {
  const bookings = await waiting();
  const undone = bookings.filter((_, index) => index % 10 === 3);
  // a transfer writes its audit row last
  await harness.database.pool.query(
    `alter table audit_rows add check (subject_id not in (${undone.map((id) => `'${id}'`).join(', ')}))`,
  );
  const results = await Promise.all(bookings.map((bookingId, index) => transfer(bookingId, index)));
  const paid = bookings.filter((_, index) => results[index]);
  expect(paid).toEqual(bookings.filter((id) => !undone.includes(id)));
  const { rows } = await harness.database.pool.query<{ name: string; booking_id: string }>(
    'select i.name, b.booking_id from invoices i join bookings b on b.id = i.booking_id order by i.number',
  );
  expect(rows.map(({ name }) => name)).toEqual(
    paid.map((_, index) => `IN/26-27/${String(index + 1).padStart(7, '0')}`),
  );
  expect(rows.map(({ booking_id }) => booking_id).sort()).toEqual(paid.sort());
});

test('one payment has one invoice, however often it is billed, and uses no second number', async () => {
  const names = async () =>
    (await harness.database.db.selectFrom('invoices').select('name').orderBy('number').execute()).map(
      ({ name }) => name,
    );
  const { rows } = await harness.database.pool.query(
    'select booking_id, content from invoices order by number limit 1',
  );
  const before = await names();
  const bill = (cause: string) =>
    inTransaction(harness.ctx(operator), (ctx) =>
      issueInvoice(ctx, {
        booking: Number(rows[0].booking_id),
        cause,
        mode: 'live',
        content: invoiceContent.parse(rows[0].content),
      }),
    );
  await Promise.all([bill('twice'), bill('twice')]);
  await bill('twice');
  await bill('another');
  const next = (after: number) => `IN/26-27/${String(before.length + after).padStart(7, '0')}`;
  expect(await names()).toEqual([...before, next(1), next(2)]);
});
