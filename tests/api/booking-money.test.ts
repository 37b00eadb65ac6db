import { afterAll, beforeAll, expect, test } from 'vitest';
import { setAllotment } from '../../service/catalog/calendar/set-allotment.ts';
import type { StockedProduct } from '../../service/catalog/products/products.ts';
import { dayOf } from '../../service/core/day.ts';
import { paiseOf } from '../../service/core/money.ts';
import { operator } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import { book, brokenInvariants, pay, raftItem, stayItem } from '../travellers.ts';

// One cart under five rules of tax, with prices in paise, followed from the quote to the receipt: everything that says
// an amount says the same.

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;

const since = '2020-01-01';
const rules = [
  // two rules that make one rate
  { name: 'GST', supply: 'stay', from: 0, to: 7_500, since, percent: 5 },
  { name: 'GST', supply: 'tour-package', from: 0, to: null, since, percent: 5 },
  // and two more
  { name: 'GST', supply: 'stay', from: 7_500, to: null, since, percent: 18 },
  { name: 'GST', supply: '*', from: 0, to: null, since, percent: 18 },
  { name: 'Tax on cars', supply: 'car-rental', from: 0, to: null, since, percent: 5 },
];

const room = { type: 'stay', slug: 'lake-house', option: 'Lake Room' } as const;
const cart = [
  stayItem({ cartId: 'cheap-nights' }),
  stayItem({ cartId: 'one-dear-night', selectedDate: '2026-12-19', checkOut: '2026-12-21' }),
  raftItem({ cartId: 'raft' }),
  {
    cartId: 'car',
    id: 'city-sedan',
    type: 'car-rental',
    quantity: 1,
    selectedDate: '2026-12-12',
    checkOut: '2026-12-14',
  },
  raftItem({
    cartId: 'tour',
    id: 'tiger-morning',
    type: 'tour-package',
    quantity: 1,
    ticketTypes: { adult: 1, child: 1, senior: 0, infant: 0 },
  }),
];
const lines = [
  // 4,000 and 4,333 with 1,000 of fees: under 7,500 each; of 706.65 of tax 707, shared out: 466.9
  { totalPrice: 9_333, tax: 467 },
  // 4,000 and 7,500 with 1,000 of fees: the dearest night decides
  { totalPrice: 12_500, tax: 2_250 },
  // twice 1,235, in the band of the stay above
  { totalPrice: 2_470, tax: 445 },
  // three days of 2,200
  { totalPrice: 6_600, tax: 330 },
  // 3,200 and 1,600, in the band of the first stay
  { totalPrice: 4_800, tax: 240 },
];
const totals = { subtotal: 35_703, tax: 3_732, total: 39_435 };

async function price(of: StockedProduct, day: string, paise: number) {
  const [from, to] = [dayOf(day), dayOf(`${day.slice(0, 8)}${Number(day.slice(8)) + 1}`)];
  await setAllotment(harness.ctx(operator), { of, from, to, price: paiseOf(paise) });
}

beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp('Asha Verma');
  const token = await staffToken(harness);
  const { body } = await harness.call('GET', '/api/settings?filters[key]=tax-rules');
  const path = `/api/settings/${body.data[0].documentId}`;
  expect((await harness.call('PUT', path, { token, body: { data: { value: rules } } })).status).toBe(200);
  await price(room, '2026-12-13', 433_300);
  await price(room, '2026-12-20', 750_000);
  await price({ type: 'attraction', slug: 'ganga-rafting', time: '07:00' }, '2026-12-12', 123_500);
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
});

test('a mixed cart is priced, sold, emailed, paid and refunded in whole rupees, equal everywhere', async () => {
  const quote = await harness.call('POST', '/api/quotes', { body: { items: cart } });
  expect(quote).toMatchObject({
    status: 200,
    body: {
      available: true,
      lines: lines.map(({ totalPrice, tax }) => ({
        totalPrice,
        tax,
        payable: totalPrice + tax,
      })),
      totals: { ...totals, itemCount: 6 },
    },
  });
  expect(quote.body.taxes).toEqual([
    { name: 'GST', percent: 5, taxable: 14_133, amount: 707 },
    { name: 'GST', percent: 18, taxable: 14_970, amount: 2_695 },
    { name: 'Tax on cars', percent: 5, taxable: 6_600, amount: 330 },
  ]);

  const booked = await book(harness, asha.token, cart);
  expect(booked.status).toBe(200);
  const { bookingId } = booked.body;
  const readBooking = async () =>
    (await harness.call('GET', `/api/bookings/${bookingId}`, { token: asha.token })).body.data;
  const sold = { ...totals, bookingItems: lines };
  expect(await readBooking()).toMatchObject({ ...sold, refundNow: 0 });

  const page = await harness.call('GET', `/api/payments/${bookingId}${new URL(booked.body.paymentLink).search}`);
  expect(page.body).toMatchObject({ booking: sold, upi: { link: expect.stringContaining('am=39435') } });
  expect((await pay(harness, booked.body)).body).toMatchObject({ status: 'captured' });
  const { rows } = await harness.database.pool.query(
    'select p.amount_paise, b.subtotal_paise, b.tax_paise, b.total_paise from payments p join bookings b on b.id = p.booking_id',
  );
  expect(rows).toEqual([
    { amount_paise: 3_943_500, subtotal_paise: 3_570_300, tax_paise: 373_200, total_paise: 3_943_500 },
  ]);

  const emails = (await harness.emails()).filter(({ plain }) => plain.includes(bookingId));
  expect(emails.map(({ kind }) => kind)).toEqual(['booking-confirmation', 'payment-receipt']);
  for (const { plain, html } of emails)
    for (const part of [plain, html])
      for (const amount of [
        '₹8,333',
        '₹11,500',
        'Cleaning fee',
        '₹1,000',
        '₹2,470',
        '₹6,600',
        '₹4,800',
        '₹35,703',
        'GST (5%)',
        '₹707',
        'GST (18%)',
        '₹2,695',
        '₹330',
        '₹39,435',
      ])
        expect(part).toContain(amount);

  expect(await readBooking()).toMatchObject({ ...sold, refundNow: totals.total });
  const cancelled = await harness.call('POST', `/api/bookings/${bookingId}/cancel`, { token: asha.token });
  expect(cancelled.status).toBe(200);
  const refunds = await harness.database.pool.query('select state, amount_paise from refunds');
  expect(refunds.rows).toEqual([{ state: 'due', amount_paise: 3_943_500 }]);
});
