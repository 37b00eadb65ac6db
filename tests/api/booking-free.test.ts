import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketKinds } from '../../service/catalog/product.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { clock } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, brokenInvariants, manyBookings, pay, raftItem, setBookingLimits } from '../travellers.ts';

let harness: Harness;
let token: string;
beforeAll(async () => {
  harness = await startHarness();
  token = (await harness.signUp()).token;
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
});

const fort = 'amber-fort-and-add-on-packages';
const fortItem = (overrides: Record<string, unknown> = {}) =>
  raftItem({
    id: fort,
    selectedTime: null,
    selectedLanguage: 'fr',
    quantity: 1,
    ticketTypes: { adult: 1 },
    ...overrides,
  });

const quoted = async (item: object) =>
  (await harness.call('POST', '/api/quotes', { body: { items: [item] } })).body.lines[0];

async function priced(prices: Record<string, number | null>): Promise<void> {
  const sets = Object.entries(prices).map(([column, price]) => `${column} = ${price}`);
  await harness.database.pool.query(`update attractions set ${sets.join(', ')} where slug = '${fort}'`);
}

test('infants alone are refused with a message by quote and sale, and are free with an adult', async () => {
  const alone = 'Infants travel with an adult. Please add an adult ticket.';
  const infants = fortItem({ ticketTypes: { infant: 2 } });
  expect(await quoted(infants)).toMatchObject({ available: false, problem: alone });
  const refused = await book(harness, token, [infants]);
  expect(refused.status).toBe(409);
  expect(refused.body.error.details.quote.lines[0].problem).toBe(alone);
  for (const ticketTypes of [
    { adult: 1, infant: 1 },
    { child: 1, infant: 1 },
  ])
    expect(await quoted(fortItem({ ticketTypes }))).toMatchObject({ available: true });
});

test('the message for infants names the ticket to add where no adult ticket is sold', async () => {
  const offer = (kinds: object) =>
    harness.database.db
      .updateTable('attractions')
      .set({ available_ticket_types: JSON.stringify(kinds) })
      .where('slug', '=', fort)
      .execute();
  const infants = fortItem({ ticketTypes: { infant: 1 } });
  await offer({ adult: false, child: true, senior: true, infant: true });
  expect((await quoted(infants)).problem).toBe('Infants travel with an adult. Please add a senior ticket.');
  await offer({ adult: false, child: true, senior: false, infant: true });
  expect((await quoted(infants)).problem).toBe('Infants travel with someone older. Please add a child ticket.');
  // no one else can come along
  await offer({ adult: false, child: false, senior: false, infant: true });
  expect((await quoted(infants)).problem).toBeNull();
  await offer({ adult: true, child: true, senior: false, infant: true });
});

test('what costs nothing is confirmed at once: the email, the page and the dashboard ask for no payment', async () => {
  await priced({ price_paise: 0, child_price_paise: 0 });
  const { status, body } = await book(harness, token, [
    fortItem({ selectedDate: '2027-01-05', price: 0, totalPrice: 0 }),
  ]);
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, confirmed: true, keepUntil: null });
  const email = (await harness.emails()).find(({ subject }) => subject.includes(body.bookingId));
  expect(email?.kind).toBe('booking-confirmation');
  for (const part of [email?.plain, email?.html]) {
    expect(part).toContain('There is nothing to pay.');
    expect(part).not.toMatch(/Pay by|payment link|Pay ₹/);
  }
  const { search } = new URL(body.paymentLink);
  expect((await harness.call('GET', `/api/payments/${body.bookingId}${search}`)).body).toMatchObject({
    booking: { bookingStatus: 'confirmed', total: 0, payBy: null, paymentLink: null },
    upi: null,
    receipts: [],
  });
  expect(await pay(harness, body)).toMatchObject({
    status: 409,
    body: { error: { message: 'There is nothing to pay for this booking' } },
  });
  const bookings = await harness.call('GET', '/api/bookings', { token });
  expect(bookings.body.data[0]).toMatchObject({ bookingId: body.bookingId, bookingStatus: 'confirmed' });
  // it is no unpaid hold that ends
  harness.clock.advance(48 * 3_600_000);
  const { expireBookings } = await import('../../service/booking/usecases/cancellation/expire-bookings.ts');
  await expireBookings(harness.ctx(clock));
  const later = await harness.call('GET', `/api/bookings/${body.bookingId}`, { token });
  expect(later.body.data.bookingStatus).toBe('confirmed');
  harness.clock.advance(-48 * 3_600_000);
  const cancelled = await harness.call('POST', `/api/bookings/${body.bookingId}/cancel`, { token, body: {} });
  expect(cancelled.body.data).toMatchObject({ bookingStatus: 'cancelled', paymentState: 'none' });
  await priced({ price_paise: 50_000, child_price_paise: 20_000 });
});

test('for any prices and party: ₹0 is confirmed, more is held, infants alone are refused', async () => {
  await setBookingLimits(harness, { ...manyBookings, shareOfStock: 100 });
  const price = fc.constantFrom(0, 0, 100, 20_000);
  const count = fc.nat(2);
  let day = dayOf('2027-02-01');
  await fc.assert(
    fc.asyncProperty(
      fc.record({ adult: price, child: price, infant: price }),
      fc.record({ adult: count, child: count, infant: count }),
      async (prices, ticketTypes) => {
        await priced({
          price_paise: prices.adult,
          child_price_paise: prices.child,
          infant_price_paise: prices.infant,
        });
        day = addDays(day, 1);
        const answer = await book(harness, token, [fortItem({ selectedDate: day, ticketTypes })]);
        const people = ticketTypes.adult + ticketTypes.child + ticketTypes.infant;
        const possible = ticketTypes.adult + ticketTypes.child > 0 && people <= 3;
        expect(answer.status).toBe(possible ? 200 : 409);
        if (!possible) return;
        const paise = ticketKinds.reduce((sum, kind) => {
          if (kind === 'senior') return sum;
          return sum + prices[kind] * ticketTypes[kind];
        }, 0);
        expect(answer.body.confirmed).toBe(paise === 0);
        const booking = await harness.call('GET', `/api/bookings/${answer.body.bookingId}`, { token });
        expect(booking.body.data.bookingStatus).toBe(paise === 0 ? 'confirmed' : 'pending');
        expect((await pay(harness, answer.body)).status).toBe(paise === 0 ? 409 : 200);
      },
    ),
    { numRuns: process.env['TEST_LONG'] ? 400 : 60, endOnFailure: true },
  );
  await setBookingLimits(harness, {});
});
