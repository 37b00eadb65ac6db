import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { cancelBooking } from '../../service/booking/usecases/cancellation/cancel-booking.ts';
import type { Viewer } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, brokenInvariants, lastSuite, stayItem } from '../travellers.ts';

// statements and their locks guard stock and money: triggers only refuse, copy and notify
describe.skipIf(inject('ground').kind === 'embedded')('without the triggers of what is sold and paid', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
    const tables = ['allotments', 'holds', 'bookings', 'booking_lines', 'booking_changes'];
    for (const table of [...tables, 'payments', 'payment_events', 'refunds', 'invoices', 'audit_rows'])
      await harness.database.pool.query(`alter table ${table} disable trigger user`);
  });
  afterAll(() => harness.close());

  test('without triggers the last room is sold once, its payment counts once and is refunded once', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, (_, index) => harness.signUp(`Buyer ${index}`)));
    const sales = await Promise.all(buyers.map(({ token }) => book(harness, token, [stayItem({ ...lastSuite })])));
    const at = sales.findIndex(({ status }) => status === 200);
    expect(sales.filter(({ status }) => status === 200)).toHaveLength(1);
    const [sale, buyer] = [sales[at], buyers[at]];
    if (!sale || !buyer) throw new Error('nobody bought');
    const key = new URL(sale.body.paymentLink).searchParams.get('key');
    const request = { bookingId: sale.body.bookingId, key, method: 'upi' };
    const started = await Promise.all([1, 2, 3].map(() => harness.call('POST', '/api/payments', { body: request })));
    const paid = await Promise.all(
      started.map(({ body }) =>
        harness.call('POST', `/api/payments/test/${body.reference}`, { body: { outcome: 'paid' } }),
      ),
    );
    expect(paid.map(({ body }) => body.status)).toEqual(['captured', 'captured', 'captured']);
    const viewer: Viewer = {
      kind: 'user',
      role: 'traveller',
      userId: buyer.id,
      sessionId: 'x',
      confirmed: true,
      email: buyer.email,
      username: 'Asha',
    };
    await Promise.all(Array.from({ length: 5 }, () => cancelBooking(harness.ctx(viewer), sale.body.bookingId)));
    const { rows } = await harness.database.pool.query(
      `select (select coalesce(sum(r.amount_paise), 0)::int from refunds r where r.payment_id = p.id) as back,
        p.amount_paise::int as paid, (select count(*)::int from refunds) as refunds,
        (select array_agg(name order by name) from invoices) as papers
       from payments p where p.status = 'captured'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].back).toBe(rows[0].paid);
    expect(rows[0]).toMatchObject({ refunds: 1, papers: ['TC/26-27/0000001', 'TI/26-27/0000001'] });
    expect(await brokenInvariants(harness)).toEqual([]);
    const again = await book(harness, buyer.token, [stayItem({ ...lastSuite })]);
    expect(again.status).toBe(200);
  });
});
