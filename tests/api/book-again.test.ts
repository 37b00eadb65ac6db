import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { clock } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, carBooking, raftItem, stayItem } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
});
afterAll(() => harness.close());

const sql = (text: string) => harness.database.pool.query(text);
const fort = {
  id: 'amber-fort-and-add-on-packages',
  type: 'attraction',
  quantity: 1,
  selectedDate: '2026-12-14',
  ticketTypes: { adult: 1, child: 1 },
  selectedLanguage: 'French',
  price: 700,
  totalPrice: 700,
};
const car = {
  id: 'city-sedan',
  type: 'car-rental',
  quantity: 1,
  selectedDate: '2026-12-15',
  checkOut: '2026-12-16',
  pickupLocation: 'Gate 2',
};

test('an expired booking returns its items for a cart at today’s prices, and names unavailable ones', async () => {
  const sold = await book(harness, asha.token, [stayItem({ rooms: 2, guests: 3 }), raftItem(), fort, car]);
  expect(sold.status).toBe(200);
  const { bookingId } = sold.body;
  harness.clock.advance(25 * 3_600_000);
  await expireBookings(harness.ctx(clock));
  await sql(`update room_types set price_paise = 450000 where name = 'Lake Room'`);
  await sql(`update attractions set published_at = null where slug = 'ganga-rafting'`);
  const expired = (await harness.emails()).find(
    ({ kind, plain }) => kind === 'booking-expired' && plain.includes(bookingId),
  );
  const link = /https?:\/\/\S+#again/.exec(expired?.plain ?? '')?.[0] ?? '';
  expect(link).toContain(`/payment/${bookingId}?key=`);
  const key = new URL(link).searchParams.get('key');
  const { status, body } = await harness.call('GET', `/api/bookings/${bookingId}/again?key=${key}`);
  expect(status).toBe(200);
  expect(body.gone).toEqual([{ name: 'Ganga Rafting', problem: 'This attraction is no longer available' }]);
  expect(body.items).toMatchObject([
    {
      type: 'stay',
      roomType: 'Lake Room',
      rooms: 2,
      guests: 3,
      nights: 2,
      checkOut: '2026-12-14',
      price: 2 * 2 * 4_500 + 1_000,
    },
    { type: 'attraction', ticketTypes: { adult: 1, child: 1 }, selectedLanguage: 'French', quantity: 1, price: 700 },
    { type: 'car-rental', checkOut: '2026-12-16', pickupLocation: 'Gate 2', price: 4_400 },
  ]);
  // what is returned can be booked as it is
  const again = await book(harness, asha.token, body.items);
  expect(again.status).toBe(200);
  expect(again.body.chosen).toEqual([]);
  await sql(`update attractions set published_at = now() where slug = 'ganga-rafting'`);
});

test('its owner needs no key, and others get nothing', async () => {
  const { bookingId } = (await book(harness, asha.token, [raftItem({ selectedDate: '2026-12-20' })])).body;
  const at = `/api/bookings/${bookingId}/again`;
  const booking = await harness.call('GET', at, { token: asha.token });
  expect(booking.body).toMatchObject({ items: [{ slug: 'ganga-rafting', selectedTime: '07:00' }], gone: [] });
  const ravi = await harness.signUp();
  for (const request of [
    harness.call('GET', at),
    harness.call('GET', at, { token: ravi.token }),
    harness.call('GET', `${at}?key=${'x'.repeat(32)}`),
  ])
    expect((await request).status).toBe(404);
});

test('a car booked without an account returns with its email key and pickup place; past dates do not', async () => {
  const request = await carBooking(harness, { pickupDate: '2026-12-22', dropDate: '2026-12-23' });
  await harness.call('POST', '/api/car-bookings', { body: request });
  harness.clock.advance(3 * 3_600_000);
  await expireBookings(harness.ctx(clock));
  const expired = (await harness.emails()).find(
    ({ kind, plain }) => kind === 'booking-expired' && plain.includes(request.bookingId),
  );
  const { searchParams } = new URL(/https?:\/\/\S+#again/.exec(expired?.plain ?? '')?.[0] ?? '');
  const at = `/api/bookings/${request.bookingId}/again?key=${searchParams.get('key')}`;
  expect((await harness.call('GET', at)).body.items).toMatchObject([
    { slug: 'city-sedan', pickupLocation: request.pickupLocation, selectedDate: '2026-12-22' },
  ]);
  harness.clock.now = new Date('2026-12-25T10:00:00+05:30');
  expect((await harness.call('GET', at)).body).toEqual({
    items: [],
    gone: [{ name: 'City Sedan', problem: 'That date is in the past' }],
  });
});
