import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldRulesTexts } from '../../messages/en/field-rules.ts';
import { english, textIn } from '../../messages/translate.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const hindi = textIn('hi');
const car = {
  bookingId: 'BOOK_1790000000_ABC123',
  car: 'a-car',
  name: 'Asha Rawat',
  phone: '+91 98765 43210',
  email: 'asha@example.in',
  pickupDate: '2026-12-12',
  dropDate: '2026-12-14',
  pickupLocation: 'Station',
  totals: { total: 1 },
};
const book = (fields: object, language?: string) =>
  harness.call('POST', '/api/car-bookings', {
    body: { ...car, ...fields },
    ...(language !== undefined && { headers: { 'accept-language': language } }),
  });

test('a refusal is in the language that the caller likes best, otherwise in English', async () => {
  expect(hindi(fieldRulesTexts.pickupLocationMissing)).not.toBe(english(fieldRulesTexts.pickupLocationMissing));
  for (const [language, t] of [
    ['hi-IN,hi;q=0.9,en;q=0.8', hindi],
    ['fr, hi;q=0.5', hindi],
    ['en-IN,hi;q=0.5', english],
    ['fr', english],
    [undefined, english],
  ] as const) {
    const message = t(fieldRulesTexts.pickupLocationMissing);
    expect(await book({ pickupLocation: ' ' }, language)).toMatchObject({
      status: 400,
      headers: { 'content-language': t.language, vary: expect.stringContaining('accept-language') },
      body: { error: { message, details: { errors: [{ path: ['pickupLocation'], message }] } } },
    });
  }
});

test('so is each field of several, and the texts of the wire format stay', async () => {
  const several = await book({ pickupLocation: ' ', name: 'Asha https://x.example' }, 'hi');
  expect(several.body).toMatchObject({
    error: {
      message: '2 errors occurred',
      details: {
        errors: [
          { path: ['name'], message: hindi(fieldRulesTexts.bookerWithLink) },
          { path: ['pickupLocation'], message: hindi(fieldRulesTexts.pickupLocationMissing) },
        ],
      },
    },
  });
  const missing = await harness.call('GET', '/api/nothing', { headers: { 'accept-language': 'hi' } });
  expect(missing).toMatchObject({
    status: 404,
    body: { error: { message: 'Not Found' } },
  });
});
