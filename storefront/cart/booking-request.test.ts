import { expect, test } from 'vitest';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { bookingRequest } from './booking-request.ts';
import type { NewCartLine } from './cart-line.ts';
import { addLine, cartTotals } from './cart-rules.ts';

const tour: NewCartLine = {
  productKey: 'x1',
  type: 'tour-package',
  name: 'Char Dham Yatra',
  imageUrl: '',
  location: 'Haridwar',
  startDay: dayOf('2027-05-02'),
  quantity: 1,
  unit: fromRupees(9_000),
  subtotal: fromRupees(9_000),
  duration: '5 days',
  tickets: { adult: 2, infant: 1 },
};
const car: NewCartLine = { ...tour, productKey: 'x2', type: 'car-rental', tickets: undefined, duration: '3 days' };

// CART-14
test('every item of the payload has each of the specified fields, with its value or null', () => {
  const lines = addLine(addLine([], tour, 'a'), car, 'b');
  const body = bookingRequest({
    bookingId: 'BOOK_1_ABCDEF',
    lines,
    totals: cartTotals(lines),
    method: 'upi',
    user: { username: 'Asha Rao', email: 'asha@padharo.example' },
    origin: 'https://padharo.example',
  });
  const names = ['id', 'name', 'type', 'quantity', 'price', 'location', 'selectedDate', 'selectedTime', 'guests'];
  for (const item of JSON.parse(JSON.stringify(body)).cartItems)
    expect(Object.keys(item)).toEqual(expect.arrayContaining([...names, 'duration', 'ticketTypes', 'image']));
  expect(body.cartItems).toMatchObject([
    { guests: 3, duration: '5 days' },
    { guests: null, duration: '3 days' },
  ]);
});
