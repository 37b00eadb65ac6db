import { afterAll, beforeAll, expect, test } from 'vitest';
import { setAllotment } from '../../service/catalog/calendar/set-allotment.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { operator } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import {
  book,
  brokenInvariants,
  carBooking,
  newBookingId,
  orderOf,
  pay,
  raftItem,
  stayItem,
  totalOf,
} from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;

beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp('Asha Verma');
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
});

const fortItem = (overrides: Record<string, unknown> = {}) =>
  raftItem({
    cartId: 'line-fort',
    id: 'amber-fort-and-add-on-packages',
    selectedTime: null,
    selectedLanguage: 'fr',
    quantity: 1,
    ticketTypes: { adult: 2, child: 1, senior: 0, infant: 0 },
    ...overrides,
  });
const tourItem = (overrides: Record<string, unknown> = {}) =>
  raftItem({ cartId: 'line-tour', id: 'two-shrines', type: 'tour-package', selectedTime: null, ...overrides });
const carItem = (overrides: Record<string, unknown> = {}) => ({
  cartId: 'line-car',
  id: 'city-sedan',
  type: 'car-rental',
  name: 'City Sedan',
  selectedDate: '2026-12-12',
  checkOut: '2026-12-14',
  quantity: 1,
  ...overrides,
});

async function quoted(item: object) {
  const { status, body } = await harness.call('POST', '/api/quotes', { body: { items: [item] } });
  expect(status).toBe(200);
  return body.lines[0];
}

test('simple tickets cost their price each, at a time and in a language', async () => {
  expect(await quoted(raftItem())).toMatchObject({
    name: 'Ganga Rafting',
    location: 'Shivpuri, Rishikesh, Uttarakhand',
    selectedDate: '2026-12-12',
    checkOut: '2026-12-12',
    selectedTime: '07:00',
    selectedLanguage: 'Hindi',
    duration: '3 hours',
    tickets: [{ name: 'Ticket', count: 1, price: 1500 }],
    fees: [],
    price: 1500,
    totalPrice: 3000,
    tax: 540,
    payable: 3540,
    unitsLeft: 12,
    cancellation: { freeUntil: '2026-12-11T01:30:00.000Z' },
    available: true,
  });
});

test('tickets by age cost the sum of count × price of their type; infants are free', async () => {
  expect(await quoted(fortItem({ ticketTypes: { adult: 2, child: 1, infant: 0 } }))).toMatchObject({
    selectedLanguage: 'French',
    tickets: [
      { name: 'Adult', count: 2, price: 500 },
      { name: 'Child', count: 1, price: 200 },
    ],
    price: 1200,
    totalPrice: 1200,
    cancellation: { freeUntil: null },
  });
  expect(await quoted(fortItem({ ticketTypes: { adult: 1, infant: 1 } }))).toMatchObject({ price: 500, unitsLeft: 3 });
});

test('without a chosen language the booking uses the first one offered', async () => {
  for (const selectedLanguage of [undefined, null, ''])
    expect(await quoted(raftItem({ selectedLanguage }))).toMatchObject({
      available: true,
      problem: null,
      selectedLanguage: 'Hindi',
    });
});

test('a tour takes places on its first day and ends with its last', async () => {
  expect(await quoted(tourItem())).toMatchObject({ price: 9000, selectedDate: '2026-12-12', checkOut: '2026-12-13' });
});

test('a car is charged for every day that has begun', async () => {
  expect(await quoted(carItem())).toMatchObject({ nights: 3, price: 6600, tax: 1188, checkOut: '2026-12-14' });
  expect(await quoted(carItem({ checkOut: undefined }))).toMatchObject({ nights: 1, price: 2200 });
});

test.each([
  ['an attraction without a date', raftItem({ selectedDate: null }), 'Please select a visit date'],
  ['a tour without a date', tourItem({ selectedDate: '' }), 'Please select a tour date'],
  ['no time where there are times', raftItem({ selectedTime: null }), 'Please select a time'],
  ['a time that is not offered', raftItem({ selectedTime: '08:00' }), 'Please select a time'],
  ['a language that is not spoken', raftItem({ selectedLanguage: 'Klingon' }), 'Please select a language'],
  ['no ticket', fortItem({ ticketTypes: { adult: 0 } }), 'Please select at least one ticket'],
  ['no tickets by age', fortItem({ ticketTypes: null }), 'Please select at least one ticket'],
  [
    'a kind of ticket that is not sold',
    fortItem({ ticketTypes: { senior: 1 } }),
    'Senior tickets are not available here',
  ],
  ['a past day', raftItem({ selectedDate: '2026-11-19' }), 'That date is in the past'],
  ['a time that has passed', raftItem({ selectedDate: '2026-11-20', selectedTime: '09:30' }), 'That time has passed'],
  [
    'a day too far',
    raftItem({ selectedDate: addDays(dayOf('2026-11-20'), 541) }),
    'That date is too far ahead to book',
  ],
  ['more than there is', fortItem({ ticketTypes: { adult: 4 } }), 'Only 3 left for this date'],
  ['more than a boat takes', raftItem({ quantity: 13 }), 'Only 12 left for this time'],
  ['an unknown attraction', raftItem({ id: 'nowhere' }), 'This attraction is no longer available'],
  ['an unknown tour', tourItem({ id: 'nowhere' }), 'This tour is no longer available'],
  ['an unknown car', carItem({ id: 'nowhere' }), 'This car is no longer available'],
  ['a car without a day', carItem({ selectedDate: '' }), 'Please select a pick-up date'],
  ['reversed days', carItem({ checkOut: '2026-12-11' }), 'Drop-off date must not be before the pick-up date'],
  ['a car until the last day there is', carItem({ checkOut: '2099-12-31' }), 'A car can be rented for at most 60 days'],
  ['a car for too long', carItem({ checkOut: '2027-02-10' }), 'A car can be rented for at most 60 days'],
])('a quote refuses %s in words', async (_, item, problem) => {
  expect(await quoted(item)).toMatchObject({ available: false, problem });
});

test('each time slot has its own places: a sale in one does not affect another', async () => {
  const on = { selectedDate: '2026-12-20', quantity: 4 };
  for (const { token } of [asha, await harness.signUp(), await harness.signUp()])
    expect((await book(harness, token, [raftItem(on)])).status).toBe(200);
  expect(await quoted(raftItem({ ...on, quantity: 1 }))).toMatchObject({ problem: 'Sold out for this time' });
  expect(await quoted(raftItem({ ...on, selectedTime: '09:30' }))).toMatchObject({ unitsLeft: 12, available: true });
});

test('a mixed cart is one booking with one email that shows the choices', async () => {
  const items = [stayItem(), raftItem(), fortItem({ ticketTypes: { adult: 1, child: 1 } }), tourItem(), carItem()];
  const { status, body } = await book(harness, asha.token, items);
  expect(status).toBe(200);
  const email = (await harness.emails()).findLast(({ recipient }) => recipient === asha.email);
  for (const words of [
    'Activity',
    'Sat, 12 Dec 2026, 07:00, 3 hours',
    '2 × Ticket, Hindi',
    '1 × Adult, 1 × Child, French',
    'Sat, 12 Dec 2026 – Sun, 13 Dec 2026, 2 days',
    'Sat, 12 Dec 2026 – Mon, 14 Dec 2026, 3 days',
  ]) {
    expect(email?.plain).toContain(words);
  }
  const bookingAnswer = await harness.call('GET', `/api/bookings/${body.bookingId}`, { token: asha.token });
  expect(bookingAnswer.body.data.bookingItems).toMatchObject([
    { type: 'stay', label: 'stay' },
    { label: 'activity', slug: 'ganga-rafting', selectedTime: '07:00', selectedLanguage: 'Hindi', quantity: 2 },
    { label: 'attraction', tickets: [{ name: 'Adult', count: 1, price: 500 }, { name: 'Child' }], totalPrice: 700 },
    { label: 'tour-package', selectedDate: '2026-12-12', checkOut: '2026-12-13' },
    { label: 'car-rental', checkOut: '2026-12-14', pickupLocation: null },
  ]);
  const listed = async (tab: string) =>
    (await harness.call('GET', `/api/bookings?type=${tab}`, { token: asha.token })).body.data.map(
      (booking: { bookingId: string }) => booking.bookingId,
    );
  for (const tab of ['ATTRACTIONS', 'TOUR_PACKAGES', 'CAR_RENTALS', 'ACTIVITIES']) {
    expect(await listed(tab)).toContain(body.bookingId);
  }
  const onlyFort = await book(harness, asha.token, [
    fortItem({ selectedDate: '2026-12-28', ticketTypes: { adult: 1 } }),
  ]);
  expect(await listed('ATTRACTIONS')).toContain(onlyFort.body.bookingId);
  expect(await listed('ACTIVITIES')).not.toContain(onlyFort.body.bookingId);
});

test('an order that differs only in language or tickets is another order', async () => {
  const bookingId = newBookingId();
  const item = fortItem({ selectedDate: '2027-01-05', ticketTypes: { adult: 1 } });
  const total = await totalOf(harness, [item]);
  const send = (entry: object) =>
    harness.call('POST', '/api/send-booking-email', {
      token: asha.token,
      body: orderOf([entry], total, { bookingId }),
    });
  expect((await send(item)).status).toBe(200);
  expect((await send(item)).status).toBe(200);
  expect((await send({ ...item, selectedLanguage: 'en' })).status).toBe(409);
  expect((await send({ ...item, ticketTypes: { adult: 1, infant: 1 } })).status).toBe(409);
});

test('a hold ends when the tour begins, if that comes before 24 hours', async () => {
  const { body } = await book(harness, asha.token, [raftItem({ selectedDate: '2026-11-20', selectedTime: '14:00' })]);
  expect(body.holdUntil).toBe('2026-11-20T08:30:00.000Z');
});

test('the operator sets prices, limits and closures for days and times of tours, attractions and cars', async () => {
  const days = { from: dayOf('2027-02-01'), to: dayOf('2027-02-03') };
  const of = { type: 'attraction', slug: 'ganga-rafting' } as const;
  const on = { selectedDate: '2027-02-01', quantity: 1 };
  await setAllotment(harness.ctx(operator), { of, ...days, price: fromRupees(2000) });
  expect(await quoted(raftItem(on))).toMatchObject({ price: 2000 });
  await setAllotment(harness.ctx(operator), { of: { ...of, time: '09:30' }, ...days, closed: true });
  expect(await quoted(raftItem({ ...on, selectedTime: '09:30' }))).toMatchObject({ problem: 'Sold out for this time' });
  expect(await quoted(raftItem(on))).toMatchObject({ available: true });
  await expect(
    setAllotment(harness.ctx(operator), { of: { ...of, time: '03:00' }, ...days, units: 1 }),
  ).rejects.toThrow('Product, room type or time not found');
  const fort = { type: 'attraction', slug: 'amber-fort-and-add-on-packages' } as const;
  await setAllotment(harness.ctx(operator), { of: fort, ...days, price: fromRupees(700) });
  // adults follow the price of the day, children have one of their own
  expect(await quoted(fortItem({ selectedDate: '2027-02-01' }))).toMatchObject({ price: 1600 });
});

test('a car is booked without an account: an email with the payment link, and the link opens the booking', async () => {
  const form = await carBooking(harness);
  const booked = await harness.call('POST', '/api/car-bookings', { body: form });
  expect(booked.status).toBe(200);
  expect(booked.body).toMatchObject({ success: true, bookingId: form.bookingId });
  const email = (await harness.emails()).findLast(({ recipient }) => recipient === form.email);
  expect(email?.plain).toContain(`http://padharo.test/payment/${form.bookingId}?key=`);
  // no one has confirmed the address: what was typed is behind the link
  expect(email?.plain).not.toContain('Indira Gandhi');
  const key = new URL(booked.body.paymentLink).searchParams.get('key');
  const page = await harness.call('GET', `/api/payments/${form.bookingId}?key=${key}`);
  expect(page.body.booking.bookingItems[0]).toMatchObject({
    name: 'City Sedan',
    pickupLocation: form.pickupLocation,
    totalPrice: 4400,
  });
  expect((await pay(harness, booked.body)).body.status).toBe('captured');
});

test('a car is booked once, however often the form is sent, and others cannot see it', async () => {
  const form = await carBooking(harness, { pickupDate: '2027-01-10', dropDate: '2027-01-10' });
  const send = (overrides: object = {}) =>
    harness.call('POST', '/api/car-bookings', { body: { ...form, ...overrides } });
  const first = await send();
  expect(await send()).toMatchObject({ status: 200, body: first.body });
  expect((await harness.emails()).filter(({ subject }) => subject.includes(form.bookingId))).toHaveLength(1);
  for (const own of [{ email: 'eve@example.org' }, { name: 'Eve' }, { phone: '99999999' }, { notes: 'other' }]) {
    const refused = await send(own);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).not.toContain('key=');
  }
});

test('a car booking belongs to the account of its address only when its owner makes it', async () => {
  const meera = await harness.signUp('Meera Das');
  const own = await carBooking(harness, { email: meera.email, pickupDate: '2027-01-12', dropDate: '2027-01-12' });
  const ravi = await harness.signUp('Ravi Iyer');
  expect((await harness.call('POST', '/api/car-bookings', { body: own, token: meera.token })).status).toBe(200);
  const foreign = await carBooking(harness, { email: meera.email, pickupDate: '2027-01-13', dropDate: '2027-01-13' });
  expect((await harness.call('POST', '/api/car-bookings', { body: foreign, token: ravi.token })).status).toBe(200);
  const ids = async (token: string) =>
    (await harness.call('GET', '/api/bookings', { token })).body.data.map(
      ({ bookingId }: { bookingId: string }) => bookingId,
    );
  expect(await ids(meera.token)).toContain(own.bookingId);
  expect(await ids(meera.token)).not.toContain(foreign.bookingId);
  expect(await ids(ravi.token)).not.toContain(foreign.bookingId);
});

test.each([
  ['name', { name: '  ' }, 'Please enter your name'],
  ['phone', { phone: 'call me' }, 'Please enter a phone number, such as +91 98765 43210'],
  ['email', { email: 'leela@' }, 'Please enter a valid email address'],
  ['email', { email: 'leela@localhost' }, 'Please enter a valid email address'],
  ['email', { email: 'leela@goa-.in' }, 'Please enter a valid email address'],
  ['email', { email: '"leela"@example.in' }, 'Please enter a valid email address'],
  ['email', { email: undefined }, 'Please enter a valid email address'],
  ['pickupDate', { pickupDate: '2026-11-01' }, 'That date is in the past'],
  ['pickupDate', { pickupDate: '' }, 'Please select a pick-up date'],
  ['dropDate', { dropDate: '2026-12-11' }, 'Drop-off date must not be before the pick-up date'],
  ['pickupLocation', { pickupLocation: '' }, 'Please enter a pick-up location'],
])('a car booking is refused at its %s', async (field, own, message) => {
  const form = { ...(await carBooking(harness)), ...own };
  const { status, body } = await harness.call('POST', '/api/car-bookings', { body: form });
  expect(status).toBe(400);
  expect(body.error.details.errors).toMatchObject([{ path: [field], message }]);
});

test('a date at the end of the calendar is refused like any other, without a server error', async () => {
  for (const checkOut of ['2099-12-31', '2199-12-31', '2200-01-01']) {
    const quote = await harness.call('POST', '/api/quotes', { body: { items: [carItem({ checkOut })] } });
    expect(quote.status).toBeLessThan(500);
    const form = { ...(await carBooking(harness)), dropDate: checkOut };
    expect((await harness.call('POST', '/api/car-bookings', { body: form })).status).toBe(400);
  }
  const stay = stayItem({ selectedDate: '2199-12-31', checkOut: undefined });
  expect((await harness.call('POST', '/api/quotes', { body: { items: [stay] } })).status).toBe(400);
});

test('a tour with an endless duration ends within a year', async () => {
  await harness.database.pool.query(`update tour_packages set duration = '999999 days' where slug = 'two-shrines'`);
  expect(await quoted(tourItem())).toMatchObject({ available: true, checkOut: '2027-12-11' });
});

test('one address can request twenty cars an hour from one network', async () => {
  const form = await carBooking(harness, {
    email: 'target@example.in',
    pickupDate: '2027-02-20',
    dropDate: '2027-02-20',
  });
  const statuses = [];
  for (let sent = 0; sent < 22; sent += 1) {
    const body = { ...form, bookingId: newBookingId(), totals: { total: 1 } };
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    statuses.push((await harness.call('POST', '/api/car-bookings', { body, headers })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 409), 429, 429]);
});

test('a car with a changed price, or sold out, is refused with the quote', async () => {
  const form = await carBooking(harness, { pickupDate: '2027-01-20', dropDate: '2027-01-21' });
  const cheap = await harness.call('POST', '/api/car-bookings', { body: { ...form, totals: { total: 1 } } });
  expect(cheap).toMatchObject({ status: 409, body: { error: { details: { quote: { totals: { total: 5192 } } } } } });
  const last = await carBooking(harness, { car: 'tempo-17', pickupDate: '2027-01-20', dropDate: '2027-01-20' });
  expect((await harness.call('POST', '/api/car-bookings', { body: last })).status).toBe(200);
  const late = await harness.call('POST', '/api/car-bookings', { body: { ...last, bookingId: newBookingId() } });
  expect(late).toMatchObject({ status: 409, body: { error: { message: 'Tempo 17: Not available for this date' } } });
});
