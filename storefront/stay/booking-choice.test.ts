import { expect, test } from 'vitest';
import type { Night, RoomTypeData } from '../../service/catalog/stays/stay-page-data.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import {
  cancelsFree,
  cheapestNight,
  checkBooking,
  firstRoom,
  type KnownNights,
  priceOf,
  roomOffer,
} from './booking-choice.ts';

const d1 = dayOf('2026-12-01');
const range = { checkIn: d1, checkOut: addDays(d1, 2) };
const open = { checkIn: null, checkOut: null };

function room(id: number, price: number): RoomTypeData {
  return {
    id,
    name: `Room ${id}`,
    price: fromRupees(price),
    maxGuests: 2,
    description: '',
    bedConfiguration: '',
    image: null,
  };
}
function nights(...each: Partial<Night>[]): [Night['day'], Night][] {
  return each.map((night, index) => {
    const day = addDays(d1, index);
    return [day, { day, left: 3, price: 4000, closed: false, ...night }];
  });
}
const one = room(1, 4000);
const two = room(2, 9000);
const known: KnownNights = new Map([
  [1, new Map(nights({}, { price: 5000, left: 2 }, { left: 0 }))],
  [2, new Map(nights({ price: 9000, closed: true }, { price: 9000, left: 1 }, { price: 9000, left: 1 }))],
]);

test('the offer sums the nights and takes the least that is left', () => {
  expect(roomOffer(one, known, range, 2)).toEqual({
    state: 'free',
    left: 2,
    cost: fromRupees(18_000),
    dearest: fromRupees(5_000),
  });
  expect(roomOffer(one, known, range, 3)).toEqual({ state: 'sold-out', left: 2 });
  expect(roomOffer(two, known, range, 1)).toEqual({ state: 'sold-out', left: 0 });
});

test('without dates, or with nights not loaded, nothing is known', () => {
  expect(roomOffer(one, known, open, 1)).toEqual({ state: 'unknown' });
  expect(roomOffer(one, known, { checkIn: d1, checkOut: addDays(d1, 9) }, 1)).toEqual({ state: 'unknown' });
});

test('the price is nightly × nights × rooms and the two fees, and 18 % on it', () => {
  const price = priceOf(one, roomOffer(one, known, range, 2), range, 2, () => 18);
  expect(price).toEqual({
    nights: 2,
    nightly: fromRupees(4_500),
    cost: fromRupees(18_000),
    total: fromRupees(19_000),
    taxPercent: 18,
    tax: fromRupees(3_420),
    payable: fromRupees(22_420),
  });
  expect(priceOf(one, { state: 'unknown' }, open, 1, () => 18)).toMatchObject({
    nights: 1,
    total: fromRupees(5_000),
    payable: fromRupees(5_900),
  });
});

test('the tax goes by the dearest night', () => {
  const byBand = (night: number) => (night < fromRupees(5_000) ? 5 : 18);
  expect(priceOf(one, roomOffer(one, known, range, 1), range, 1, byBand).taxPercent).toBe(18);
  expect(priceOf(one, { state: 'unknown' }, open, 1, byBand).taxPercent).toBe(5);
});

test('the first room type that is available is chosen', () => {
  const offers = new Map([one, two].map((each) => [each.id, roomOffer(each, known, range, 3)]));
  expect(firstRoom([one, two], offers)).toBe(one);
  expect(firstRoom([two, one], new Map([two, one].map((each) => [each.id, roomOffer(each, known, range, 1)])))).toBe(
    one,
  );
  expect(firstRoom([], offers)).toBeUndefined();
});

test('the checks speak in the specified words', () => {
  const unknown = { state: 'unknown' } as const;
  expect(checkBooking(open, undefined, unknown, d1)).toEqual({
    checkIn: 'Please select check-in date',
    checkOut: 'Please select check-out date',
    room: 'Please select a room type',
  });
  expect(checkBooking({ checkIn: d1, checkOut: d1 }, one, unknown, d1)).toEqual({
    checkOut: 'Check-out date must be after check-in date',
  });
  expect(checkBooking(range, two, roomOffer(two, known, range, 1), d1)).toEqual({
    room: 'Selected room type is not available',
  });
  expect(checkBooking(range, one, roomOffer(one, known, range, 1), d1)).toEqual({});
});

test('dates that the server refuses are refused before anything is asked', () => {
  const problem = (from: number, to: number) =>
    checkBooking({ checkIn: addDays(d1, from), checkOut: addDays(d1, to) }, one, { state: 'unknown' }, d1);
  expect(problem(0, 90)).toEqual({});
  expect(problem(-1, 1)).toEqual({ checkIn: 'Check-in date is in the past' });
  expect(problem(0, 91)).toEqual({ checkOut: 'A stay can be booked for at most 90 nights' });
  expect(problem(539, 541)).toEqual({ checkOut: 'That is too far ahead to be booked yet' });
});

test('a night shows the cheapest room left, or that all are sold', () => {
  expect(cheapestNight(known, d1, 1)).toEqual({ price: 4000, soldOut: false, closed: false });
  expect(cheapestNight(known, addDays(d1, 2), 1)).toEqual({ price: 9000, soldOut: false, closed: false });
  expect(cheapestNight(known, addDays(d1, 2), 2)).toEqual({ price: 0, soldOut: true, closed: false });
  expect(cheapestNight(known, addDays(d1, 30), 1)).toBeUndefined();
  const shut = new Map([[1, new Map([[d1, { day: d1, left: 0, price: 4000, closed: true }]])]]);
  expect(cheapestNight(shut, d1, 1)).toEqual({ price: 0, soldOut: true, closed: true });
});

test('free cancellation is said only when it is certain', () => {
  expect([cancelsFree(true, d1, null), cancelsFree(true, d1, addDays(d1, 2))]).toEqual([true, true]);
  expect([cancelsFree(true, d1, addDays(d1, 1)), cancelsFree(false, d1, addDays(d1, 9))]).toEqual([false, false]);
});
