import { afterAll, beforeAll, expect, test } from 'vitest';
import { setAllotment } from '../../service/catalog/calendar/set-allotment.ts';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { operator } from '../../service/core/viewer.ts';
import { readPdf } from '../documents.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import { book, brokenInvariants, pay, raftItem, stayItem } from '../travellers.ts';

// An operator puts the rules of India 2025, which are in the settings from the start, in the place of the specified one.

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let admin: string;

const car = (id: string) => ({
  cartId: id,
  id,
  type: 'car-rental',
  quantity: 1,
  selectedDate: '2026-12-15',
  checkOut: '2026-12-15',
});
const night = (cartId: string, selectedDate: string, checkOut: string) => stayItem({ cartId, selectedDate, checkOut });
const cart = [
  night('₹7,500', '2026-12-14', '2026-12-15'),
  night('₹7,501', '2026-12-15', '2026-12-16'),
  car('city-sedan'),
  car('tempo-17'),
  raftItem({
    cartId: 'tour',
    id: 'tiger-morning',
    type: 'tour-package',
    quantity: 1,
    ticketTypes: { adult: 1, child: 0, senior: 0, infant: 0 },
  }),
];

const setting = async (key: string) =>
  (await harness.call('GET', `/api/settings?filters[key]=${key}`, { token: admin })).body.data[0];
const taxes = async () => {
  const { body } = await harness.call('POST', '/api/quotes', { body: { items: cart } });
  expect(body.available).toBe(true);
  const percents = body.lines.map((line: { totalPrice: number; tax: number }) =>
    Math.round((line.tax / line.totalPrice) * 100),
  );
  return { percents, taxes: body.taxes };
};

beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp('Asha Verma');
  admin = await staffToken(harness);
  const of = { type: 'stay', slug: 'lake-house', option: 'Lake Room' } as const;
  for (const [from, to, rupees] of [
    ['2026-12-14', '2026-12-15', 7_500],
    ['2026-12-15', '2026-12-16', 7_501],
  ] as const)
    await setAllotment(harness.ctx(operator), { of, from: dayOf(from), to: dayOf(to), price: fromRupees(rupees) });
  await harness.database.pool.query("update car_rentals set included = '{Fuel}' where slug = 'tempo-17'");
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
});

test('a set of tax rules has no effect until activated; existing bookings keep their rules', async () => {
  const specified = { name: 'GST', percent: 18, taxable: 27_901, amount: 5_022 };
  expect(await taxes()).toEqual({ percents: [18, 18, 18, 18, 18], taxes: [specified] });
  const old = await book(harness, asha.token, cart.slice(0, 1));
  expect(old.body).toMatchObject({ success: true });

  const { value: sets } = await setting('tax-rule-sets');
  expect(sets).toMatchObject([{ name: 'India 2025', description: expect.stringContaining('accountant') }]);
  const { documentId } = await setting('tax-rules');
  const put = { token: admin, body: { data: { value: sets[0].rules } } };
  expect((await harness.call('PUT', `/api/settings/${documentId}`, put)).status).toBe(200);

  expect(await taxes()).toEqual({
    // the service fee of ₹500 bears its own 18 %
    percents: [6, 18, 5, 18, 5],
    taxes: [
      { name: 'GST', percent: 5, taxable: 13_400, amount: 670 },
      { name: 'GST', percent: 18, taxable: 14_501, amount: 2_610 },
    ],
  });
  const { bookingId } = old.body;
  const stored = await harness.call('GET', `/api/bookings/${bookingId}`, { token: asha.token });
  expect(stored.body.data).toMatchObject({ tax: 1_530, total: 10_030 });
  expect((await pay(harness, old.body)).body).toMatchObject({ status: 'captured' });
  const { rows } = await harness.database.pool.query('select content from invoices');
  expect(rows).toMatchObject([{ content: { lines: [{ tax: { name: 'GST', percent: 18, amount: 153_000 } }] } }]);
});

test('with the state of the operator there is an invoice for each place of supply, which splits its taxes, and a credit note for each', async () => {
  const { documentId, value } = await setting('contact');
  const put = { token: admin, body: { data: { value: { ...value, gstState: 'Uttarakhand' } } } };
  expect((await harness.call('PUT', `/api/settings/${documentId}`, put)).status).toBe(200);
  const { body } = await book(
    harness,
    asha.token,
    [cart[0], cart[2]].map((item) => ({ ...item })),
  );
  expect((await pay(harness, body)).body).toMatchObject({ status: 'captured' });
  const cancelled = await harness.call('POST', `/api/bookings/${body.bookingId}/cancel`, { token: asha.token });
  expect(cancelled.status).toBe(200);

  const listed = await harness.call('GET', `/api/bookings/${body.bookingId}/documents`, { token: asha.token });
  const texts = await Promise.all(
    listed.body.data.invoices.map(async ({ url }: { url: string }) => {
      const { rawPayload } = await harness.app.inject({ method: 'GET', url });
      return (await readPdf(rawPayload)).text.replaceAll(/\s+/g, ' ');
    }),
  );
  const issued: { number: string; kind: string; total: number }[] = listed.body.data.invoices;
  expect(issued.map(({ kind, total }) => [kind, total])).toEqual([
    ['Invoice', 8_990],
    ['Invoice', 2_310],

    ['Credit note', 8_990],
    ['Credit note', 2_310],
  ]);
  const [stay = '', car = '', stayBack = '', carBack = ''] = texts;
  for (const text of [stay, stayBack])
    for (const words of [
      '9963',
      'Place of supply Uttarakhand (05)',
      'Lake House: Service fee',
      '9985',
      '₹200.00',
      '₹45.00',
      'CGST 2.5% on ₹8,000.00',
      'SGST 2.5% on ₹8,000.00',
      'CGST 9% on ₹500.00',
      'SGST 9% on ₹500.00',
    ])
      expect(text).toContain(words);
  for (const text of [car, carBack]) {
    for (const words of ['9966', 'Place of supply Delhi (07)', 'IGST 5% on ₹2,200.00', '₹110.00'])
      expect(text).toContain(words);
    expect(text).not.toContain('Lake House');
  }
  // a credit note says which invoice it corrects, and of which day
  expect(stayBack).toContain(`For invoice ${issued[0]?.number} Invoice date Fri, 20 Nov 2026`);
  expect(carBack).toContain(`For invoice ${issued[1]?.number} Invoice date Fri, 20 Nov 2026`);
});
