import { afterAll, beforeAll, expect, test } from 'vitest';
import { clock, operator } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import {
  book,
  brokenInvariants,
  lastSuite,
  manyBookings,
  newBookingId,
  orderOf,
  pay,
  setBookingLimits,
  stayItem,
  totalOf,
} from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let ravi: Awaited<ReturnType<Harness['signUp']>>;

beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp('Asha Verma');
  ravi = await harness.signUp('Ravi Iyer');
  await setBookingLimits(harness, manyBookings);
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
});

test('a quote is nightly × nights × rooms + 500 + 500, with 18 % GST to the rupee', async () => {
  const { status, body } = await harness.call('POST', '/api/quotes', {
    body: { items: [stayItem({ rooms: 2, guests: 3 })] },
  });
  expect(status).toBe(200);
  expect(body.lines[0]).toMatchObject({
    cartId: 'line-1',
    name: 'Lake House',
    roomType: 'Lake Room',
    nights: 2,
    rooms: 2,
    nightly: [
      { day: '2026-12-12', price: 4000 },
      { day: '2026-12-13', price: 4000 },
    ],
    fees: [
      { name: 'Cleaning fee', amount: 500 },
      { name: 'Service fee', amount: 500 },
    ],
    price: 17_000,
    totalPrice: 17_000,
    tax: 3060,
    payable: 20_060,
    available: true,
    problem: null,
  });
  expect(body.totals).toEqual({ subtotal: 17_000, tax: 3060, total: 20_060, itemCount: 1 });
  expect(body.holdUntil).toBe('2026-11-21T04:30:00.000Z');
  expect(body.lines[0].cancellation.freeUntil).toBe('2026-12-11T08:30:00.000Z');
});

test.each([
  ['no check-in', { selectedDate: null }, 'Please select check-in date'],
  ['reversed dates', { checkOut: '2026-12-11' }, 'Check-out date must be after check-in date'],
  ['a past day', { selectedDate: '2026-11-19', checkOut: '2026-11-21' }, 'Check-in date is in the past'],
  ['an unknown room', { roomType: 'Ballroom' }, 'Selected room type is not available'],
  ['five rooms', { rooms: 5 }, 'At most 4 rooms can be booked at once'],
  ['too many guests', { guests: 9 }, 'Lake Room sleeps up to 2 adults and 4 children in one room'],
  ['an unknown stay', { id: 'nowhere' }, 'This stay is no longer available'],
  ['two of the last suite', { ...lastSuite, quantity: 2 }, 'Only 1 left for these dates'],
  ['too many nights', { checkOut: '2027-01-12' }, 'A stay can be booked for at most 30 nights'],
])('a quote refuses %s in words', async (_, own, problem) => {
  const { status, body } = await harness.call('POST', '/api/quotes', { body: { items: [stayItem(own)] } });
  expect(status).toBe(200);
  expect(body.lines[0]).toMatchObject({ available: false, problem });
  expect(body.available).toBe(false);
});

test('two lines of one cart cannot both book the last room', async () => {
  const items = [
    stayItem({ ...lastSuite }),
    stayItem({ ...lastSuite, cartId: 'line-2', selectedDate: '2026-12-13', checkOut: '2026-12-15' }),
  ];
  const { body } = await harness.call('POST', '/api/quotes', { body: { items } });
  expect(body.lines.map((line: { problem: string | null }) => line.problem)).toEqual([
    null,
    'Your cart already has everything left for these dates',
  ]);
});

test('confirming books, holds for 24 hours, and writes one email to the buyer, whatever the request says', async () => {
  const { status, body, request } = await book(harness, asha.token);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    bookingId: request.bookingId,
    message: `Booking confirmation sent to ${asha.email}`,
  });
  expect(body.paymentLink).toMatch(`http://padharo.test/payment/${request.bookingId}?key=`);
  expect(body.holdUntil).toBe('2026-11-21T04:30:00.000Z');
  const emails = (await harness.emails()).filter(({ kind }) => kind === 'booking-confirmation');
  expect(emails).toHaveLength(1);
  expect(emails[0]).toMatchObject({ recipient: asha.email });
  for (const part of [emails[0]?.plain, emails[0]?.html]) {
    expect(part).toContain(request.bookingId);
    expect(part).toContain('₹10,620');
    expect(part).not.toContain('evil.example');
    expect(part).not.toContain('Somebody Else');
  }
});

test('the same request again gives the same answer and sells nothing; another cart under the id is refused', async () => {
  const first = await book(harness, asha.token, [stayItem({ selectedDate: '2027-01-05', checkOut: '2027-01-06' })]);
  const again = await harness.call('POST', '/api/send-booking-email', { token: asha.token, body: first.request });
  expect(again).toMatchObject({ status: 200, body: first.body });
  const other = await harness.call('POST', '/api/send-booking-email', {
    token: asha.token,
    body: { ...first.request, cartItems: [stayItem({ selectedDate: '2027-01-05', checkOut: '2027-01-07' })] },
  });
  expect(other).toMatchObject({
    status: 409,
    body: { error: { message: 'This booking ID was already used for another cart' } },
  });
  const foreign = await harness.call('POST', '/api/send-booking-email', { token: ravi.token, body: first.request });
  expect(foreign).toMatchObject({
    status: 409,
    body: { error: { message: 'This booking ID cannot be used', details: {} } },
  });
});

test('a total that is not the server’s is answered with 409 and the quote, and nothing is written', async () => {
  const order = orderOf([stayItem()], 1);
  const { status, body } = await harness.call('POST', '/api/send-booking-email', { token: asha.token, body: order });
  expect(status).toBe(409);
  expect(body.error).toMatchObject({ name: 'ConflictError', details: { quote: { totals: { total: 10_620 } } } });
  const after = await harness.call('GET', `/api/bookings/${order.bookingId}`, { token: asha.token });
  expect(after.status).toBe(404);
});

test('the last room is sold once; the next buyer is refused with a quote', async () => {
  const suite = stayItem({ ...lastSuite, selectedDate: '2027-02-01', checkOut: '2027-02-03' });
  const total = await totalOf(harness, [suite]);
  expect((await book(harness, asha.token, [suite])).status).toBe(200);
  const late = await harness.call('POST', '/api/send-booking-email', {
    token: ravi.token,
    body: orderOf([suite], total),
  });
  expect(late.status).toBe(409);
  expect(late.body.error.message).toBe('Lake House: Sold out for these dates');
  expect(late.body.error.details.quote.available).toBe(false);
});

test('a cart is sold whole or not at all', async () => {
  const suite = stayItem({ ...lastSuite, selectedDate: '2027-03-01', checkOut: '2027-03-02' });
  await book(harness, asha.token, [suite]);
  const both = [stayItem({ selectedDate: '2027-03-01', checkOut: '2027-03-02' }), { ...suite, cartId: 'line-2' }];
  const refused = await harness.call('POST', '/api/send-booking-email', { token: ravi.token, body: orderOf(both, 1) });
  expect(refused.status).toBe(409);
  const left = await harness.call('POST', '/api/quotes', { body: { items: [both[0]] } });
  expect(left.body.lines[0].unitsLeft).toBe(5);
});

test('no one books without signing in, nor before the address is confirmed', async () => {
  const order = orderOf([stayItem()], 10_620);
  expect((await harness.call('POST', '/api/send-booking-email', { body: order })).status).toBe(401);
  const { body } = await harness.call('POST', '/api/auth/local/register', {
    body: { username: 'New Comer', email: 'new@example.in', password: 'lamps-on-the-ganga' },
  });
  const refused = await harness.call('POST', '/api/send-booking-email', { token: body.jwt, body: order });
  expect(refused).toMatchObject({ status: 403, body: { error: { name: 'ForbiddenError' } } });
});

test('the dashboard shows only own bookings, by type and status, and holds expire on time', async () => {
  const meera = await harness.signUp('Meera Das');
  const paid = await book(harness, meera.token, [stayItem({ selectedDate: '2027-04-01', checkOut: '2027-04-02' })]);
  const unpaid = await book(harness, meera.token, [stayItem({ selectedDate: '2027-04-03', checkOut: '2027-04-04' })]);
  expect(await pay(harness, paid.body)).toMatchObject({ status: 200, body: { status: 'captured' } });
  const list = async (query: string) => {
    const { body } = await harness.call('GET', `/api/bookings${query}`, { token: meera.token });
    return body.data.map(
      (entry: { bookingId: string; bookingStatus: string }) => `${entry.bookingId} ${entry.bookingStatus}`,
    );
  };
  const paidId = paid.request.bookingId;
  const unpaidId = unpaid.request.bookingId;
  expect(await list('')).toEqual([`${unpaidId} pending`, `${paidId} confirmed`]);
  expect(await list('?type=STAYS&status=STAYS')).toHaveLength(2);
  expect(await list('?type=CAR_RENTALS&status=CAR_RENTALS')).toEqual([]);
  expect(await list('?type=CANCELLED&status=CANCELLED')).toEqual([]);
  const before = harness.clock.now;
  harness.clock.advance(24 * 3_600_000);
  expect(await list('?status=CANCELLED')).toEqual([`${unpaidId} cancelled`]);
  const foreign = await harness.call('GET', `/api/bookings/${paidId}`, { token: asha.token });
  expect(foreign.status).toBe(404);
  const nonsense = await harness.call('GET', '/api/bookings?type=NONSENSE&status=ALL', { token: meera.token });
  expect([nonsense.status, nonsense.body.error.name]).toEqual([400, 'ValidationError']);
  expect(nonsense.body.error.message).toBe('Unknown booking filter NONSENSE');
  expect(nonsense.body.error.details.errors).toMatchObject([{ path: ['type'] }]);
  // of a name that comes twice the first counts
  expect(await list('?type=CAR_RENTALS&type=NONSENSE')).toEqual([]);
  harness.clock.now = before;
});

test('an expired hold can be sold to another buyer before the sweep, and a late payment of the first is refunded', async () => {
  const suite = stayItem({ ...lastSuite, selectedDate: '2027-05-01', checkOut: '2027-05-02' });
  const first = await book(harness, asha.token, [suite]);
  const key = new URL(first.body.paymentLink).searchParams.get('key');
  const open = await harness.call('POST', '/api/payments', {
    body: { bookingId: first.body.bookingId, key, method: 'card' },
  });
  const before = harness.clock.now;
  harness.clock.advance(24 * 3_600_000);
  const second = await book(harness, ravi.token, [suite]);
  expect(second.status).toBe(200);
  const late = await harness.call('POST', `/api/payments/test/${open.body.reference}`, { body: { outcome: 'paid' } });
  expect(late).toMatchObject({ status: 200, body: { status: 'refund_due' } });
  const kinds = (await harness.emails()).filter(({ recipient }) => recipient === asha.email).map(({ kind }) => kind);
  expect(kinds).toContain('booking-expired');
  expect(kinds).toContain('refund-due');
  harness.clock.now = before;
});

test('late money buys the booking back while there is still stock', async () => {
  const first = await book(harness, asha.token, [stayItem({ selectedDate: '2027-05-10', checkOut: '2027-05-12' })]);
  const key = new URL(first.body.paymentLink).searchParams.get('key');
  const open = await harness.call('POST', '/api/payments', {
    body: { bookingId: first.body.bookingId, key, method: 'upi' },
  });
  const before = harness.clock.now;
  harness.clock.advance(25 * 3_600_000);
  const { expireBookings } = await import('../../service/booking/usecases/cancellation/expire-bookings.ts');
  expect(await expireBookings(harness.ctx(clock))).toBeGreaterThan(0);
  const late = await harness.call('POST', `/api/payments/test/${open.body.reference}`, { body: { outcome: 'paid' } });
  expect(late.body).toEqual({ status: 'captured', mode: 'test' });
  const booking = await harness.call('GET', `/api/bookings/${first.body.bookingId}`, { token: asha.token });
  expect(booking.body.data).toMatchObject({ bookingStatus: 'confirmed', paymentState: 'paid' });
  harness.clock.now = before;
});

test('a payment reported twice confirms once with one receipt; a declined one can be tried again', async () => {
  const booked = await book(harness, ravi.token, [stayItem({ selectedDate: '2027-06-01', checkOut: '2027-06-02' })]);
  const key = new URL(booked.body.paymentLink).searchParams.get('key');
  const open = await harness.call('POST', '/api/payments', {
    body: { bookingId: booked.body.bookingId, key, method: 'upi' },
  });
  const notify = (outcome: string) =>
    harness.call('POST', `/api/payments/test/${open.body.reference}`, { body: { outcome } });
  expect((await notify('failed')).body).toEqual({ status: 'failed', mode: 'test' });
  expect((await notify('paid')).body).toEqual({ status: 'captured', mode: 'test' });
  expect((await notify('paid')).body).toEqual({ status: 'captured', mode: 'test' });
  expect((await notify('failed')).body).toEqual({ status: 'captured', mode: 'test' });
  const receipts = (await harness.emails()).filter(
    ({ kind, plain }) => kind === 'payment-receipt' && plain.includes(booked.body.bookingId),
  );
  expect(receipts).toHaveLength(1);
  const again = await harness.call('POST', '/api/payments', {
    body: { bookingId: booked.body.bookingId, key, method: 'upi' },
  });
  expect(again).toMatchObject({ status: 409, body: { error: { message: 'This booking is already paid' } } });
});

test('the payment page opens with the link or for the owner, and looks missing to others', async () => {
  const booked = await book(harness, asha.token, [stayItem({ selectedDate: '2027-06-10', checkOut: '2027-06-11' })]);
  const path = `/api/payments/${booked.body.bookingId}`;
  const { search } = new URL(booked.body.paymentLink);
  const withKey = await harness.call('GET', `${path}${search}`);
  expect(withKey.body).toMatchObject({
    booking: { total: 5900, bookingStatus: 'pending' },
    gateway: { name: 'test', testMode: true },
  });
  expect(withKey.body.upi.link).toMatch(/^upi:\/\/pay\?pa=padharo@test&pn=Padharo&am=5900\.00&cu=INR&tr=BOOK_/);
  expect(withKey.body.upi.qr).toContain('<svg');
  expect((await harness.call('GET', path, { token: asha.token })).status).toBe(200);
  for (const answer of [
    await harness.call('GET', path),
    await harness.call('GET', path, { token: ravi.token }),
    await harness.call('GET', `${path}?key=wrong`),
    await harness.call('GET', `/api/payments/${newBookingId()}`),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { error: { message: 'Not Found' } } });
  }
});

test('cancelling releases stock, and refunds only within the policy', async () => {
  const free = await book(harness, asha.token, [stayItem({ selectedDate: '2027-07-01', checkOut: '2027-07-02' })]);
  const strict = await book(harness, asha.token, [
    stayItem({ id: 'palm-villa', roomType: 'Whole Villa', selectedDate: '2027-07-01', checkOut: '2027-07-02' }),
  ]);
  await pay(harness, free.body);
  await pay(harness, strict.body);
  const booking = await harness.call('GET', `/api/bookings/${free.body.bookingId}`, { token: asha.token });
  expect(booking.body.data.refundNow).toBe(5900);
  const cancel = (id: string, token = asha.token) =>
    harness.call('POST', `/api/bookings/${id}/cancel`, { token, body: {} });
  expect((await cancel(free.body.bookingId, ravi.token)).status).toBe(404);
  expect((await cancel(free.body.bookingId)).body.data).toMatchObject({
    bookingStatus: 'cancelled',
    paymentState: 'refund_due',
  });
  expect((await cancel(strict.body.bookingId)).body.data).toMatchObject({
    bookingStatus: 'cancelled',
    paymentState: 'paid',
  });
  expect((await cancel(free.body.bookingId)).status).toBe(200);
  const { body } = await harness.call('POST', '/api/quotes', {
    body: { items: [stayItem({ selectedDate: '2027-07-01', checkOut: '2027-07-02' })] },
  });
  expect(body.lines[0].unitsLeft).toBe(5);
});

test('a hold ends with the day of check-in when that comes before 24 hours', async () => {
  const { body } = await book(harness, asha.token, [stayItem({ selectedDate: '2026-11-20', checkOut: '2026-11-21' })]);
  expect(body.holdUntil).toBe('2026-11-20T18:30:00.000Z');
});

test('the operator closes days, changes price and stock, but never below what is sold', async () => {
  const { setAllotment } = await import('../../service/catalog/calendar/set-allotment.ts');
  const { dayOf } = await import('../../service/core/day.ts');
  const { fromRupees } = await import('../../service/core/money.ts');
  const of = { type: 'stay', slug: 'lake-house', option: 'Lake Room' } as const;
  const days = { of, from: dayOf('2027-08-01'), to: dayOf('2027-08-03') };
  const item = stayItem({ selectedDate: '2027-08-01', checkOut: '2027-08-03' });
  const quoted = async () => (await harness.call('POST', '/api/quotes', { body: { items: [item] } })).body.lines[0];
  await setAllotment(harness.ctx(operator), { ...days, price: fromRupees(6000), units: 2 });
  expect(await quoted()).toMatchObject({ price: 13_000, unitsLeft: 2 });
  await book(harness, asha.token, [{ ...item, quantity: 2 }]);
  await expect(setAllotment(harness.ctx(operator), { ...days, units: 1 })).rejects.toThrow('already sold');
  await setAllotment(harness.ctx(operator), { ...days, closed: true });
  expect(await quoted()).toMatchObject({ available: false, problem: 'Sold out for these dates' });
  await setAllotment(harness.ctx(operator), { ...days, closed: false, units: 3, price: null });
  expect(await quoted()).toMatchObject({ price: 9000, unitsLeft: 1 });
});

test('a UPI transfer recorded by the operator confirms the booking once', async () => {
  const { recordUpiTransfer } = await import('../../service/booking/usecases/payments/record-upi-transfer.ts');
  const booked = await book(harness, asha.token, [stayItem({ selectedDate: '2027-09-01', checkOut: '2027-09-02' })]);
  const transfer = { bookingId: booked.body.bookingId, transferId: '632145879012' };
  expect(await recordUpiTransfer(harness.ctx(operator), transfer)).toEqual({ status: 'captured' });
  expect(await recordUpiTransfer(harness.ctx(operator), transfer)).toEqual({ status: 'captured' });
  await expect(recordUpiTransfer(harness.ctx(operator), { ...transfer, transferId: 'x' })).rejects.toThrow(
    'UPI reference',
  );
});

test('a paid booking is completed once its last day is over', async () => {
  const { completeBookings } = await import('../../service/booking/usecases/cancellation/complete-bookings.ts');
  const booked = await book(harness, ravi.token, [stayItem({ selectedDate: '2026-11-21', checkOut: '2026-11-22' })]);
  await pay(harness, booked.body);
  const before = harness.clock.now;
  harness.clock.now = new Date('2026-11-22T00:00:00+05:30');
  expect(await completeBookings(harness.ctx(clock))).toBe(1);
  const booking = await harness.call('GET', `/api/bookings/${booked.body.bookingId}`, { token: ravi.token });
  expect(booking.body.data.bookingStatus).toBe('completed');
  harness.clock.now = before;
});
