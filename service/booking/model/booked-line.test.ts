import { expect, test } from 'vitest';
import { cartItem, firstDay, now, offer, taxRule } from '../../../tests/sold-things.ts';
import { addDays } from '../../core/day.ts';
import { bookedLine, takesOfPricedLine } from './booked-line.ts';
import { noLineGuests } from './guest-details.ts';
import { isPriced, makeQuote } from './quote.ts';

const days = [firstDay, addDays(firstDay, 1)];
const sold = { ...offer({ days, endDay: addDays(firstDay, 2), units: 2 }) };
const [line] = makeQuote([cartItem({ rooms: 2 })], [{ offer: sold }], new Map(), [taxRule()], now).lines.filter(
  isPriced,
);
if (!line) throw new Error('Nothing was priced');

test('a line takes its stock on each of its days', () => {
  expect(takesOfPricedLine(line, 5)).toEqual(
    days.map((day) => ({ lineId: 5, sellableId: 7, day, slot: '', units: 2 })),
  );
});

test('a line keeps the meeting point of the sale', () => {
  const meetingPoint = 'Shilpgram, East Gate';
  const own = { ...line, offer: offer({ type: 'attraction', meetingPoint }) };
  expect(bookedLine(own, 0, noLineGuests).details.meetingPoint).toBe(meetingPoint);
  expect(bookedLine(line, 0, noLineGuests).details.meetingPoint).toBeNull();
});

test.each([
  ['a car is picked up where its item says', 'car-rental', ' Terminal 3', { place: ' Terminal 3' }],
  ['a car of which nobody said is picked up nowhere yet', 'car-rental', undefined, null],
  ['a stay is picked up nowhere, whatever its item says', 'stay', 'Terminal 3', null],
] as const)('%s', (_, type, pickupLocation, pickup) => {
  const item = cartItem({ type, pickupLocation });
  const own = { ...line, item, offer: offer({ type }) };
  expect(bookedLine(own, 0, noLineGuests).details.pickup).toEqual(pickup);
});
