import { afterAll, beforeAll, expect, test } from 'vitest';
import { describePayments } from '../../scripts/operator/payments.ts';
import { createApiToken } from '../../service/accounts/api-tokens/create-api-token.ts';
import { revokeApiToken } from '../../service/accounts/api-tokens/revoke-api-token.ts';
import { listPayments } from '../../service/booking/admin/list-payments.ts';
import { recordRefund } from '../../service/booking/usecases/payments/record-refund.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { setAllotment } from '../../service/catalog/calendar/set-allotment.ts';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { operator, type Role, type Viewer } from '../../service/core/viewer.ts';
import { recordBackup } from '../../service/platform/record-backup.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, pay, stayItem } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
});
afterAll(() => harness.close());

const user = (role: Role): Viewer => ({
  kind: 'user',
  userId: asha.id,
  sessionId: 'x',
  role,
  confirmed: true,
  email: `${role}@example.in`,
  username: role,
});
const of = { type: 'stay', slug: 'lake-house', option: 'Lake Room' } as const;
const rowsOf = async (action: string) => {
  const { rows } = await harness.database.pool.query(
    'select actor, user_id, subject_type, subject_id, before, after from audit_rows where action = $1 order by id',
    [action],
  );
  return rows;
};

test('a backup from the command line is in the audit log', async () => {
  await recordBackup(harness.ctx(operator));
  expect(await rowsOf('back-up')).toMatchObject([{ actor: 'command line', subject_type: 'database' }]);
});

test('a change of stock or price is in the audit log with actor, subject, and values before and after', async () => {
  const { rows } = await harness.database.pool.query(
    `select r.document_id from room_types r join stays s on s.id = r.stay_id where s.slug = 'lake-house' and r.name = 'Lake Room'`,
  );
  const before = (await rowsOf('set-allotment')).length;
  const days = { of, from: dayOf('2027-09-01'), to: dayOf('2027-09-04') };
  await setAllotment(harness.ctx(operator), { ...days, to: dayOf('2027-09-02'), closed: true });
  await setAllotment(harness.ctx(user('editor')), { ...days, units: 2, price: fromRupees(6000), closed: false });
  await expect(setAllotment(harness.ctx(operator), { ...days, units: -1 })).rejects.toThrow();
  const written = (await rowsOf('set-allotment')).slice(before);
  const subject = { subject_type: 'room-type', subject_id: rows[0].document_id };
  const free = { minStay: null, noArrival: null };
  const open = { slot: '', units: 5, price: null, closed: null, ...free };
  const one = { from: '2027-09-01', last: '2027-09-01' };
  expect(written).toEqual([
    {
      ...subject,
      actor: 'command line',
      user_id: null,
      before: [{ ...one, ...open }],
      after: [{ ...one, ...open, closed: true }],
    },
    {
      ...subject,
      actor: 'editor@example.in',
      user_id: asha.id,
      before: [
        { ...one, ...open, closed: true },
        { from: '2027-09-02', last: '2027-09-03', ...open },
      ],
      after: [{ from: '2027-09-01', last: '2027-09-03', slot: '', units: 2, price: 600_000, closed: false, ...free }],
    },
  ]);
});

test('a transfer is in the audit log once however often it is recorded, and not when refused', async () => {
  const { body } = await book(harness, asha.token, [stayItem({ selectedDate: '2027-09-10', checkOut: '2027-09-11' })]);
  const seen = { bookingId: body.bookingId, transferId: 'utr000000001' };
  for (let round = 0; round < 2; round += 1) await recordUpiTransfer(harness.ctx(operator), seen);
  const other = await book(harness, asha.token, [stayItem({ selectedDate: '2027-09-12', checkOut: '2027-09-13' })]);
  await expect(recordUpiTransfer(harness.ctx(operator), { ...seen, bookingId: other.body.bookingId })).rejects.toThrow(
    'recorded for another booking',
  );
  expect(await rowsOf('record-upi-transfer')).toEqual([
    {
      actor: 'command line',
      user_id: null,
      subject_type: 'booking',
      subject_id: body.bookingId,
      before: { status: 'pending' },
      after: {
        status: 'confirmed',
        payment: { reference: 'upi_UTR000000001', amount: 590_000, status: 'captured' },
      },
    },
  ]);
});

const nowhere = { bookingId: 'BOOK_1795000000000_NOBODY', transferId: '632145879012' };

test('a transfer for a missing booking is refused with a message', async () => {
  await expect(recordUpiTransfer(harness.ctx(operator), nowhere)).rejects.toThrow('Booking not found');
});

test('token commands are in the audit log under the name of the command line', async () => {
  const made = await createApiToken(harness.ctx(operator), { name: 'Export', scopes: {}, expiresAt: null });
  await revokeApiToken(harness.ctx(operator), made.documentId);
  const { rows } = await harness.database.pool.query(
    'select actor, action, after from audit_rows where subject_id = $1 order by id',
    [made.documentId],
  );
  expect(rows.map(({ actor, action }) => [actor, action])).toEqual([
    ['command line', 'create'],
    ['command line', 'revoke'],
  ]);
  expect(JSON.stringify(rows)).not.toContain(made.token);
});

test('the ledger distinguishes real refunds due from test payments', async () => {
  const nightsOf = (day: number) => [stayItem({ selectedDate: `2027-09-${day}`, checkOut: `2027-09-${day + 1}` })];
  const trial = await book(harness, asha.token, nightsOf(20));
  await pay(harness, trial.body);
  const live = await book(harness, asha.token, nightsOf(22));
  await recordUpiTransfer(harness.ctx(operator), { bookingId: live.body.bookingId, transferId: 'utr000000002' });
  for (const { body } of [trial, live])
    await harness.call('POST', `/api/bookings/${body.bookingId}/cancel`, { token: asha.token, body: {} });
  const described = (await describePayments(harness.ctx(operator), undefined)).split('\n');
  const lineOf = (bookingId: string) => described.filter((line) => line.includes(bookingId));
  expect(lineOf(live.body.bookingId)).toEqual([
    expect.stringMatching(/upi, live {2}₹5,900 {2}refund_due {2}refund to pay: ₹5,900$/),
  ]);
  expect(lineOf(trial.body.bookingId)).toEqual([
    expect.stringMatching(/test, TEST {2}₹5,900 {2}refund_due {2}nothing to refund$/),
  ]);
  const due = await listPayments(harness.ctx(operator));
  expect(due.find(({ bookingId }) => bookingId === trial.body.bookingId)?.toSend).toBe(0);
  expect(await describePayments(harness.ctx(operator), nowhere.bookingId)).toBe('No payments for this booking.');
});

test('the database never lets a test payment become a real one', async () => {
  const { pool } = harness.database;
  await expect(pool.query(`update payments set mode = 'live' where gateway = 'test'`)).rejects.toThrow(
    'as they were opened',
  );
  await expect(pool.query(`update payments set gateway = 'upi' where gateway = 'test'`)).rejects.toThrow(
    'as they were opened',
  );
  await expect(pool.query(`update payments set amount_paise = amount_paise - 1`)).rejects.toThrow(
    'as they were opened',
  );
  await expect(
    pool.query(`update refunds set state = 'done', settled_at = now()
      where payment_id in (select id from payments where gateway = 'test')`),
  ).rejects.toThrow('No money came');
  await expect(
    pool.query(`insert into payments (booking_id, gateway, mode, reference, method, amount_paise, status, created_at)
      select id, 'test', 'live', 'test_x', 'upi', 100, 'open', now() from bookings limit 1`),
  ).rejects.toThrow('test_gateway_moves_no_money');
});

test('a refund that was sent is recorded once and is no longer due', async () => {
  const { body } = await book(harness, asha.token, [stayItem({ selectedDate: '2027-10-10', checkOut: '2027-10-11' })]);
  const transfer = { bookingId: body.bookingId, transferId: 'utr000000077' };
  await recordUpiTransfer(harness.ctx(operator), transfer);
  const reference = 'upi_UTR000000077';
  const sent = () => recordRefund(harness.ctx(operator), { reference });
  await expect(sent()).rejects.toThrow('This payment has no refund to pay');
  await recordUpiTransfer(harness.ctx(operator), { ...transfer, transferId: 'utr000000078' });
  const twice = 'upi_UTR000000078';
  const due = async () => (await listPayments(harness.ctx(operator))).map((payment) => payment.reference);
  expect(await due()).toContain(twice);
  for (let round = 0; round < 2; round += 1)
    expect(await recordRefund(harness.ctx(operator), { reference: twice })).toEqual({ status: 'refunded' });
  expect(await due()).not.toContain(twice);
  await expect(recordRefund(harness.ctx(operator), { reference: 'upi_NOBODY' })).rejects.toThrow('Payment not found');
  expect(await rowsOf('record-refund')).toEqual([
    {
      actor: 'command line',
      user_id: null,
      subject_type: 'booking',
      subject_id: body.bookingId,
      before: { payment: { reference: twice, status: 'refund_due' } },
      after: { payment: { reference: twice, status: 'refunded', refund: 590_000 } },
    },
  ]);
});
