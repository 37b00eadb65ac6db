import { afterAll, beforeAll, expect, test } from 'vitest';
import { describePayments } from '../../scripts/operator/payments.ts';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { acceptHeldPayment } from '../../service/booking/usecases/payments/accept-held-payment.ts';
import { receiveGatewayMessage } from '../../service/booking/usecases/payments/receive-gateway-message.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { refundHeldPayment } from '../../service/booking/usecases/payments/refund-held-payment.ts';
import { fromRupees, paiseOf } from '../../service/core/money.ts';
import { clock, operator } from '../../service/core/viewer.ts';
import { testGateway } from '../../service/payments/test-gateway.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, brokenInvariants, stayItem } from '../travellers.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ LOG_LEVEL: 'silent' });
});
afterAll(() => harness.close());

test('the database itself lets no more go back than was captured, nor changes what was owed', async () => {
  const { token } = await harness.signUp();
  const { body } = await book(harness, token, [stayItem({ selectedDate: '2027-03-01', checkOut: '2027-03-02' })]);
  await recordUpiTransfer(harness.ctx(operator), { bookingId: body.bookingId, transferId: 'utr000000001' });
  const { pool } = harness.database;
  const owe = (amount: number, reference = 'upi_UTR000000001') =>
    pool.query(
      `insert into refunds (payment_id, amount_paise, idempotency_key, created_at)
       select id, $2, gen_random_uuid(), now() from payments where reference = $1`,
      [reference, amount],
    );
  await owe(589_999);
  await expect(owe(2)).rejects.toThrow('More would go back');
  await owe(1);
  const shown = await harness.call('GET', `/api/bookings/${body.bookingId}`, { token });
  expect(shown.body.data).toMatchObject({ paymentState: 'refund_due', refundNow: 0 });
  await pool.query('update refunds set booking_id = 0');
  const { rows } = await pool.query(
    'select b.booking_id from refunds r join bookings b on b.id = r.booking_id where b.booking_id = $1',
    [body.bookingId],
  );
  expect(rows, 'each knows the booking of its payment').toHaveLength(2);
  await expect(pool.query('update refunds set amount_paise = amount_paise + 1')).rejects.toThrow('as it was owed');
  await pool.query(`update refunds set state = 'done', settled_at = now()`);
  await expect(pool.query(`update refunds set state = 'due', settled_at = null`)).rejects.toThrow(
    'does not come again',
  );

  const open = await book(harness, token, [stayItem({ selectedDate: '2027-03-03', checkOut: '2027-03-04' })]);
  const key = new URL(open.body.paymentLink).searchParams.get('key');
  const input = { bookingId: open.body.bookingId, key, method: 'upi' };
  const { reference } = (await harness.call('POST', '/api/payments', { body: input })).body;
  await expect(owe(1, reference), 'nothing came').rejects.toThrow('More would go back');
});

/** A booking with an open payment, and a gateway that tells of it what it is given. */
async function opened(night: string, next: string) {
  const { token } = await harness.signUp();
  const { body } = await book(harness, token, [stayItem({ selectedDate: night, checkOut: next })]);
  const key = new URL(body.paymentLink).searchParams.get('key');
  const input = { bookingId: body.bookingId, key, method: 'upi' };
  const { reference } = (await harness.call('POST', '/api/payments', { body: input })).body;
  const bank = testGateway(harness.ctx().config);
  const notify = (own: { event: string; money: string; amount?: number }) =>
    receiveGatewayMessage(harness.ctx(), {
      gateway: {
        ...bank,
        read: () => ({ what: 'paid', reference, ...own, amount: paiseOf(own.amount ?? 590_000) }),
      },
      message: bank.decide(reference, 'paid'),
    });
  const shown = async () => (await harness.call('GET', `/api/bookings/${body.bookingId}`, { token })).body.data;
  const emails = async () =>
    (await harness.emails()).filter(({ plain }) => plain.includes(body.bookingId)).map(({ kind }) => kind);
  return { bookingId: String(body.bookingId), reference, token, notify, shown, emails };
}

test('another amount is held as a payment of its own, and the right one can still come', async () => {
  const { bookingId, notify, shown, emails } = await opened('2027-03-05', '2027-03-06');
  const wrong = { event: 'evt_1', money: 'pay_wrong', amount: 590_001 };
  for (let time = 0; time < 2; time += 1) expect(await notify(wrong)).toEqual({ status: 'held', mode: 'test' });
  expect(await shown()).toMatchObject({ bookingStatus: 'pending', paymentState: 'none' });
  expect(await describePayments(harness.ctx(operator), undefined)).toMatch(
    /pay_wrong .* held {2}on hold, amount does not match/,
  );
  expect(await notify({ event: 'evt_2', money: 'pay_right' })).toMatchObject({ status: 'captured' });
  expect(await shown()).toMatchObject({ bookingStatus: 'confirmed', paymentState: 'paid' });

  expect(await refundHeldPayment(harness.ctx(operator), { reference: 'pay_wrong' })).toEqual({ status: 'refund_due' });
  await expect(refundHeldPayment(harness.ctx(operator), { reference: 'pay_wrong' })).rejects.toThrow('not on hold');
  const { rows } = await harness.database.pool.query(
    `select p.reference, r.amount_paise::int as back from payments p join bookings b on b.id = p.booking_id
       left join refunds r on r.payment_id = p.id where b.booking_id = $1 order by p.id`,
    [bookingId],
  );
  expect(rows.map(({ back }) => back)).toEqual([null, 590_001]);
  expect(await emails()).toEqual(['booking-confirmation', 'payment-receipt', 'refund-due']);
  expect((await harness.emails()).at(-1)?.plain).toContain('did not match the amount due');
});

test('a held payment of less is taken as a part: the rest is due, and pays for the booking', async () => {
  const { bookingId, token, notify, shown, emails } = await opened('2027-03-13', '2027-03-14');
  await notify({ event: 'evt_20', money: 'pay_part', amount: 190_000 });
  expect(await acceptHeldPayment(harness.ctx(operator), { reference: 'pay_part' })).toEqual({ status: 'captured' });
  const part = await shown();
  expect(part).toMatchObject({ bookingStatus: 'pending', paymentState: 'part', partPaid: 1900, toPay: 4000 });
  expect(part).toMatchObject({ total: 5900, refundNow: 1900 });
  const at = `/api/bookings/${bookingId}/changes/preview`;
  const changes = [{ line: part.bookingItems[0].lineId, selectedDate: '2027-03-14', checkOut: '2027-03-15' }];
  const changed = await harness.call('POST', at, { token, body: { changes } });
  expect([changed.status, changed.body.error.message]).toEqual([
    409,
    expect.stringContaining('This booking is partly paid'),
  ]);
  // the order from before still asks for all: what is more than the rest is refunded
  expect(await notify({ event: 'evt_21', money: 'pay_all' })).toMatchObject({ status: 'captured' });
  expect(await shown()).toMatchObject({ bookingStatus: 'confirmed', partPaid: 0, toPay: 0, total: 5900 });
  const { rows } = await harness.database.pool.query(
    `select c.kind, c.money_paise::int as money from booking_changes c join bookings b on b.id = c.booking_id
       where b.booking_id = $1 order by c.version`,
    [bookingId],
  );
  expect(rows).toEqual([
    { kind: 'sale', money: 0 },
    { kind: 'part-paid', money: 190_000 },
    { kind: 'paid', money: 400_000 },
  ]);
  expect(await emails()).toEqual(['booking-confirmation', 'part-payment', 'payment-receipt', 'refund-due']);
  const invoices = await harness.database.pool.query(
    "select i.total_paise::int as total, content ->> 'payment' as paid from invoices i join bookings b on b.id = i.booking_id where b.booking_id = $1",
    [bookingId],
  );
  expect(invoices.rows).toEqual([
    { total: 590_000, paid: expect.stringContaining('₹1,900 paid earlier, reference pay_part') },
  ]);
  expect((await brokenInvariants(harness)).filter((finding) => finding.includes(bookingId))).toEqual([]);
});

test.each(['the hold ends', 'it is cancelled', 'its only line is cancelled'])(
  'a part goes back when %s',
  async (how) => {
    const { token } = await harness.signUp();
    const sold = await book(harness, token, [stayItem({ selectedDate: '2027-03-17', checkOut: '2027-03-18' })]);
    const bookingId = String(sold.body.bookingId);
    const transfer = { bookingId, transferId: `UTRPART${how.length}00`, amount: fromRupees(2_000) };
    const ctx = harness.ctx(operator);
    expect(await recordUpiTransfer(ctx, transfer)).toEqual({ status: 'held' });
    expect(await recordUpiTransfer(ctx, transfer), 'once').toEqual({ status: 'held' });
    await acceptHeldPayment(ctx, { reference: `upi_${transfer.transferId}` });
    const at = `/api/bookings/${bookingId}`;
    const shown = async () => (await harness.call('GET', at, { token })).body.data;
    if (how === 'the hold ends') {
      // it waits for the rest until the grace is over
      await harness.database.pool.query('update bookings set hold_until = $2 where booking_id = $1', [
        bookingId,
        new Date(harness.clock.now.getTime() - 30 * 60_000),
      ]);
      await expireBookings(harness.ctx(clock));
    } else if (how === 'it is cancelled')
      expect((await harness.call('POST', `${at}/cancel`, { token })).status).toBe(200);
    else {
      const changes = [{ line: (await shown()).bookingItems[0].lineId, cancel: true }];
      const { body } = await harness.call('POST', `${at}/changes/preview`, { token, body: { changes } });
      expect(body).toMatchObject({ toReceive: 2000 });
      expect(
        (await harness.call('POST', `${at}/changes`, { token, body: { changes, token: body.token } })).status,
      ).toBe(200);
    }
    expect(await shown()).toMatchObject({ bookingStatus: 'cancelled', paymentState: 'refund_due', partPaid: 0 });
    const { rows } = await harness.database.pool.query(
      `select r.amount_paise::int as back, (select money_paise::int from booking_changes c where c.booking_id = b.id
       order by version desc limit 1) as told from refunds r join payments p on p.id = r.payment_id
       join bookings b on b.id = p.booking_id where b.booking_id = $1`,
      [bookingId],
    );
    expect(rows).toEqual([{ back: 200_000, told: -200_000 }]);
    expect((await brokenInvariants(harness)).filter((finding) => finding.includes(bookingId))).toEqual([]);
  },
);

test('the operator takes a held payment of more: the booking is paid for, and the rest is refunded', async () => {
  const { bookingId, notify, shown, emails } = await opened('2027-03-11', '2027-03-12');
  await notify({ event: 'evt_8', money: 'pay_less', amount: 589_999 });
  await notify({ event: 'evt_9', money: 'pay_more', amount: 600_000 });
  await notify({ event: 'evt_10', money: 'pay_late', amount: 600_000 });
  const accept = (reference: string) => acceptHeldPayment(harness.ctx(operator), { reference });
  expect(await accept('pay_more')).toEqual({ status: 'captured' });
  await expect(accept('pay_more')).rejects.toThrow('not on hold');
  await expect(accept('pay_less'), 'paid already').rejects.toThrow('less than the balance due');
  await expect(accept('pay_late'), 'paid before').rejects.toThrow('can no longer be paid');
  await expect(accept('pay_nowhere')).rejects.toThrow('Payment not found');
  expect(await shown()).toMatchObject({ bookingStatus: 'confirmed', total: 5900, toPay: 0 });
  const { rows } = await harness.database.pool.query(
    `select p.reference, p.status, r.amount_paise::int as back from payments p join bookings b on b.id = p.booking_id
       left join refunds r on r.payment_id = p.id where b.booking_id = $1 and p.reference like 'pay_%' order by p.id`,
    [bookingId],
  );
  expect(rows).toEqual([
    { reference: 'pay_less', status: 'held', back: null },
    { reference: 'pay_more', status: 'captured', back: 10_000 },
    { reference: 'pay_late', status: 'held', back: null },
  ]);
  const changes = await harness.database.pool.query(
    `select c.kind, c.actor, c.money_paise::int as money from booking_changes c join bookings b on b.id = c.booking_id
       where b.booking_id = $1 order by c.version`,
    [bookingId],
  );
  expect(changes.rows.at(-1)).toEqual({ kind: 'paid', actor: 'operator', money: 590_000 });
  expect(await emails()).toEqual(['booking-confirmation', 'payment-receipt', 'refund-due']);
  expect((await brokenInvariants(harness)).filter((finding) => finding.includes(bookingId))).toEqual([]);
});

test('money that comes twice for one order: the second is a payment of its own, and is refunded', async () => {
  const { notify, shown, emails } = await opened('2027-03-07', '2027-03-08');
  expect(await notify({ event: 'evt_3', money: 'pay_3' })).toMatchObject({ status: 'captured' });
  expect(await notify({ event: 'evt_4', money: 'pay_3' }), 'told of by another message').toMatchObject({
    status: 'captured',
  });
  expect(await notify({ event: 'evt_5', money: 'pay_5' })).toMatchObject({ status: 'refund_due' });
  expect(await shown()).toMatchObject({ bookingStatus: 'confirmed' });
  expect(await emails()).toEqual(['booking-confirmation', 'payment-receipt', 'refund-due', 'unused-payment']);
});

test('a message has one effect, whatever it says the second time', async () => {
  const { notify, emails } = await opened('2027-03-09', '2027-03-10');
  await notify({ event: 'evt_6', money: 'pay_6' });
  expect(await notify({ event: 'evt_6', money: 'pay_7' })).toMatchObject({ status: 'captured' });
  expect(await emails()).toEqual(['booking-confirmation', 'payment-receipt']);
  const { rows } = await harness.database.pool.query(`select what from payment_events where event = 'evt_6'`);
  expect(rows).toEqual([{ what: 'paid' }]);
});
