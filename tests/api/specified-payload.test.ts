import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';
import { newBookingId } from '../travellers.ts';

// A client that is written to CART-14 and knows nothing else can book everything.

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
});
afterAll(() => harness.close());

interface Specified {
  /** The list of the content API that it comes from, and its slug there. */
  readonly list: string;
  readonly slug: string;
  /** The item as CART-14 names its fields, without what the content API says of the product. */
  readonly item: {
    type: string;
    quantity: number;
    price: number;
    selectedTime: string | null;
    guests: number | null;
    duration: string | null;
    ticketTypes: Record<string, number> | null;
  };
  readonly chosen: { field: string; value: string }[];
  /** What the email says of it. */
  readonly told: string[];
}

const bare = { quantity: 1, selectedTime: null, guests: null, duration: null, ticketTypes: null };
const simple = { field: 'selectedLanguage', value: 'Hindi' };
const hindi = 'You did not choose a language. We booked Hindi for you.';

const table: [string, Specified][] = [
  [
    'a stay: a night in its first room type',
    {
      list: 'stays',
      slug: 'lake-house',
      item: { ...bare, type: 'stay', price: 5_000, guests: 2 },
      chosen: [{ field: 'roomType', value: 'Lake Room' }],
      told: ['Lake Room', 'You did not choose a room type. We booked Lake Room for you.'],
    },
  ],
  [
    'an attraction with simple tickets',
    {
      list: 'attractions',
      slug: 'ganga-rafting',
      item: { ...bare, type: 'attraction', quantity: 2, price: 1_500, selectedTime: '07:00', duration: '3 hours' },
      chosen: [simple],
      told: [hindi],
    },
  ],
  [
    'an attraction with tickets by age',
    {
      list: 'attractions',
      slug: 'amber-fort-and-add-on-packages',
      item: { ...bare, type: 'attraction', price: 700, ticketTypes: { adult: 1, child: 1, senior: 0, infant: 0 } },
      chosen: [{ field: 'selectedLanguage', value: 'English' }],
      told: ['We booked English for you.'],
    },
  ],
  [
    'a tour package',
    {
      list: 'tour-packages',
      slug: 'two-shrines',
      item: { ...bare, type: 'tour-package', price: 9_000, duration: '2 days' },
      chosen: [simple],
      told: [hindi],
    },
  ],
  [
    'a car for a day',
    {
      list: 'car-rentals',
      slug: 'city-sedan',
      item: { ...bare, type: 'car-rental', price: 2_200, duration: '1 day' },
      chosen: [],
      told: ['Pick-up location: not given yet. You can add it on your dashboard.'],
    },
  ],
];

test.each(table)('%s', async (_, { list, slug, item, chosen, told }) => {
  const { body: found } = await harness.call('GET', `/api/${list}?filters[slug][$eq]=${slug}`);
  const [{ id, name, location }] = found.data;
  const totalPrice = item.price * item.quantity;
  const tax = totalPrice * 0.18;
  const bookingId = newBookingId();
  const payload = {
    to: asha.email,
    bookingId,
    subject: `Booking Confirmation - ${bookingId}`,
    customerName: 'Asha Verma',
    cartItems: [{ id, name, location, selectedDate: '2027-01-12', image: '/default.svg', ...item }],
    totals: { subtotal: totalPrice, tax, total: totalPrice + tax, itemCount: item.quantity },
    paymentMethod: 'UPI',
    paymentLink: `https://padharo.test/payment/${bookingId}`,
    userId: asha.id,
  };
  const send = () => harness.call('POST', '/api/send-booking-email', { token: asha.token, body: payload });
  const { status, body } = await send();
  expect([status, body.success, body.message]).toEqual([200, true, `Booking confirmation sent to ${asha.email}`]);
  expect(body.chosen).toEqual(chosen.map((entry) => ({ item: 0, name, ...entry })));
  expect((await send()).body, 'sent again').toEqual(body);
  const email = (await harness.emails()).find(({ plain }) => plain.includes(bookingId));
  for (const words of told) expect(email?.plain.replaceAll(/\s+/g, ' ')).toContain(words);
  const cancelled = await harness.call('POST', `/api/bookings/${bookingId}/cancel`, { token: asha.token });
  expect(cancelled.status).toBe(200);
});

test('what was chosen is not chosen for anyone, and what is not there is refused as ever', async () => {
  const item = {
    id: 'ganga-rafting',
    type: 'attraction',
    quantity: 1,
    selectedDate: '2027-01-12',
    selectedTime: '07:00',
  };
  const quote = async (overrides: object) =>
    (await harness.call('POST', '/api/quotes', { body: { items: [{ ...item, ...overrides }] } })).body;
  for (const selectedLanguage of [undefined, null, '', ' '])
    expect((await quote({ selectedLanguage })).lines[0]).toMatchObject({ available: true, selectedLanguage: 'Hindi' });
  expect((await quote({ selectedLanguage: 'en' })).lines[0]).toMatchObject({ selectedLanguage: 'English' });
  expect((await quote({ selectedLanguage: 'French' })).lines[0]).toMatchObject({ problem: 'Please select a language' });
});

test('a car is picked up where its item in the cart says', async () => {
  const bookingId = newBookingId();
  const cartItems = [
    {
      id: 'city-sedan',
      type: 'car-rental',
      quantity: 1,
      selectedDate: '2027-01-12',
      checkOut: '2027-01-13',
      pickupLocation: '  New Delhi station, gate 2 ',
    },
  ];
  const body = { bookingId, cartItems, totals: { total: 4_400 * 1.18 }, paymentMethod: 'UPI' };
  const send = (overrides: object) =>
    harness.call('POST', '/api/send-booking-email', { token: asha.token, body: { ...body, ...overrides } });
  const long = [{ ...cartItems[0], pickupLocation: 'x'.repeat(201) }];
  expect((await send({ cartItems: long })).status).toBe(400);
  expect((await send({})).status).toBe(200);
  const other = [{ ...cartItems[0], pickupLocation: 'Airport' }];
  expect((await send({ cartItems: other })).status, 'another cart').toBe(409);
  const booking = await harness.call('GET', `/api/bookings/${bookingId}`, { token: asha.token });
  expect(booking.body.data.bookingItems[0].pickupLocation).toBe('New Delhi station, gate 2');
  const email = (await harness.emails()).find(({ plain }) => plain.includes(bookingId));
  expect(email?.plain.replaceAll(/\s+/g, ' ')).toContain('Pick-up: New Delhi station, gate 2');
  const [{ lineId: line }] = booking.body.data.bookingItems;
  const at = `/api/bookings/${bookingId}/changes`;
  const changes = [{ line, pickupLocation: 'Terminal 3' }];
  const { body: preview } = await harness.call('POST', `${at}/preview`, { token: asha.token, body: { changes } });
  const changed = await harness.call('POST', at, { token: asha.token, body: { changes, token: preview.token } });
  expect(changed.body.data.bookingItems[0].pickupLocation).toBe('Terminal 3');
});

test('a place can be said of a car that was booked without one', async () => {
  const bookingId = newBookingId();
  const cartItems = [{ id: 'city-sedan', type: 'car-rental', quantity: 1, selectedDate: '2027-01-15' }];
  const body = { bookingId, cartItems, totals: { total: 2_200 * 1.18 }, paymentMethod: 'UPI' };
  expect((await harness.call('POST', '/api/send-booking-email', { token: asha.token, body })).status).toBe(200);
  const { body: booking } = await harness.call('GET', `/api/bookings/${bookingId}`, { token: asha.token });
  const changes = [{ line: booking.data.bookingItems[0].lineId, pickupLocation: 'Terminal 1' }];
  const at = `/api/bookings/${bookingId}/changes`;
  const { body: preview } = await harness.call('POST', `${at}/preview`, { token: asha.token, body: { changes } });
  const changed = await harness.call('POST', at, { token: asha.token, body: { changes, token: preview.token } });
  expect(changed.body.data.bookingItems[0].pickupLocation).toBe('Terminal 1');
});
