import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordUpiTransfer } from '../../service/booking/paying/record-upi-transfer.ts';
import { operator } from '../../service/core/viewer.ts';
import { book, stayItem } from '../travellers.ts';
import { makeWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld({ LOG_LEVEL: 'silent' });
});
afterAll(() => world.close());

test('the database itself lets no more go back than was captured, nor changes what was owed', async () => {
  const { token } = await world.signUp();
  const { body } = await book(world, token, [stayItem({ selectedDate: '2027-03-01', checkOut: '2027-03-02' })]);
  await recordUpiTransfer(world.ctx(operator), { bookingId: body.bookingId, transferId: 'utr000000001' });
  const { pool } = world.database;
  const owe = (amount: number, reference = 'upi_UTR000000001') =>
    pool.query(
      `insert into refunds (payment_id, amount_paise, idempotency_key, created_at)
       select id, $2, gen_random_uuid(), now() from payments where reference = $1`,
      [reference, amount],
    );
  await owe(589_999);
  await expect(owe(2)).rejects.toThrow('More would go back');
  await owe(1);
  const shown = await world.call('GET', `/api/bookings/${body.bookingId}`, { token });
  expect(shown.body.data).toMatchObject({ paymentState: 'refund_due', refundNow: 0 });
  await expect(pool.query('update refunds set amount_paise = amount_paise + 1')).rejects.toThrow('as it was owed');
  await pool.query(`update refunds set state = 'done', settled_at = now()`);
  await expect(pool.query(`update refunds set state = 'due', settled_at = null`)).rejects.toThrow(
    'does not come again',
  );

  const open = await book(world, token, [stayItem({ selectedDate: '2027-03-03', checkOut: '2027-03-04' })]);
  const key = new URL(open.body.paymentLink).searchParams.get('key');
  const asked = { bookingId: open.body.bookingId, key, method: 'upi' };
  const { reference } = (await world.call('POST', '/api/payments', { body: asked })).body;
  await expect(owe(1, reference), 'nothing came').rejects.toThrow('More would go back');
});
