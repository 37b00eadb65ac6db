import { expect, test } from 'vitest';
import { catalogSaleTexts } from '../../messages/en/catalog/sale.ts';
import { sentence } from '../../messages/message.ts';
import { english } from '../../messages/translate.ts';
import { defaultTaxRules } from '../../service/catalog/settings/default-settings.ts';
import type { Night, RoomTypeData } from '../../service/catalog/stays/stay-page-data.ts';
import { feesOf } from '../../service/catalog/stays/stay-priced.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import {
  cheapestNight,
  checkBooking,
  firstRoom,
  fitFor,
  type KnownNights,
  noneFree,
  type RoomOffer,
  roomOffer,
  stayPrice,
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
    maxOccupancy: null,
    description: '',
    bedConfiguration: '',
    image: null,
  };
}
function nights(...each: Partial<Night>[]): [Night['day'], Night][] {
  return each.map((night, index) => {
    const day = addDays(d1, index);
    return [day, { day, left: 3, price: fromRupees(4000), closed: false, ...night }];
  });
}
const terms = { rules: defaultTaxRules, on: d1, fees: feesOf('Hotels', []) };
const alone = { adults: 1, children: 0, rooms: 1 };
const one = room(1, 4000);
const two = room(2, 9000);
const known: KnownNights = new Map([
  [1, new Map(nights({}, { price: fromRupees(5000), left: 2 }, { left: 0 }))],
  [
    2,
    new Map(
      nights(
        { price: fromRupees(9000), closed: true },
        { price: fromRupees(9000), left: 1 },
        { price: fromRupees(9000), left: 1 },
      ),
    ),
  ],
]);

test('the offer has the price of the nights and the lowest number of rooms left', () => {
  expect(roomOffer(one, known, range, 2)).toEqual({
    state: 'free',
    left: 2,
    nights: [
      { days: 1, price: fromRupees(4_000) },
      { days: 1, price: fromRupees(5_000) },
    ],
  });
  expect(roomOffer(one, known, range, 3)).toEqual({ state: 'sold-out', left: 2 });
  expect(roomOffer(two, known, range, 1)).toEqual({ state: 'sold-out', left: 0 });
});

test('without dates, or with nights not loaded, the offer is unknown', () => {
  expect(roomOffer(one, known, open, 1)).toEqual({ state: 'unknown' });
  expect(roomOffer(one, known, { checkIn: d1, checkOut: addDays(d1, 9) }, 1)).toEqual({ state: 'unknown' });
});

test('the price is nightly × nights × rooms and the two fees, and 18 % on it', () => {
  const price = stayPrice(one, roomOffer(one, known, range, 2), range, 2, terms);
  expect(price).toMatchObject({
    days: 2,
    averageDay: fromRupees(4_500),
    cost: fromRupees(18_000),
    subtotal: fromRupees(19_000),
    taxes: [{ percent: 18 }],
    tax: fromRupees(3_420),
    payable: fromRupees(22_420),
  });
  expect(stayPrice(one, { state: 'unknown' }, open, 1, terms)).toMatchObject({
    days: 1,
    subtotal: fromRupees(5_000),
    payable: fromRupees(5_900),
  });
  expect(stayPrice(one, { state: 'unknown' }, range, 1, terms)).toMatchObject({
    days: 2,
    subtotal: fromRupees(9_000),
  });
});

test('the tax depends on the most expensive night', () => {
  const [rule] = defaultTaxRules;
  if (!rule) throw new Error('There is a rule');
  const byBand = {
    ...terms,
    rules: [
      { ...rule, to: 5_000, percent: 5 },
      { ...rule, from: 5_000 },
    ],
  };
  expect(stayPrice(one, roomOffer(one, known, range, 1), range, 1, byBand).taxes[0]?.percent).toBe(18);
  expect(stayPrice(one, { state: 'unknown' }, open, 1, byBand).taxes[0]?.percent).toBe(5);
});

test('the first room type that is available is chosen', () => {
  const offers = new Map([one, two].map((each) => [each.id, roomOffer(each, known, range, 3)]));
  expect(firstRoom([one, two], offers, alone)).toBe(one);
  expect(
    firstRoom([two, one], new Map([two, one].map((each) => [each.id, roomOffer(each, known, range, 1)])), alone),
  ).toBe(one);
  expect(firstRoom([], offers, alone)).toBeUndefined();
});

test('the checks use the specified texts', () => {
  const unknown = { state: 'unknown' } as const;
  expect(checkBooking(english, open, undefined, unknown, d1, 30, alone)).toEqual({
    checkIn: 'Please select check-in date',
    checkOut: 'Please select check-out date',
    room: 'Please select a room type',
  });
  expect(checkBooking(english, { checkIn: d1, checkOut: d1 }, one, unknown, d1, 30, alone)).toEqual({
    checkOut: 'Check-out date must be after check-in date',
  });
  expect(checkBooking(english, range, two, roomOffer(two, known, range, 1), d1, 30, alone)).toEqual({
    room: 'Selected room type is not available',
  });
  expect(checkBooking(english, range, one, roomOffer(one, known, range, 1), d1, 30, alone)).toEqual({});
});

test('dates that the server would refuse are refused without a request', () => {
  const problem = (from: number, to: number) =>
    checkBooking(
      english,
      { checkIn: addDays(d1, from), checkOut: addDays(d1, to) },
      one,
      { state: 'unknown' },
      d1,
      30,
      alone,
    );
  expect(problem(0, 30)).toEqual({});
  expect(problem(-1, 1)).toEqual({ checkIn: 'Check-in date is in the past' });
  expect(problem(0, 31)).toEqual({ checkOut: 'A stay can be booked for at most 30 nights' });
  expect(problem(539, 541)).toEqual({ checkOut: 'That date is too far ahead to book' });
});

test('more adults than the rooms take are reported in the server’s words, with rooms that fit', () => {
  const free = { state: 'free', left: 3, nights: [] } as const;
  const problem = (adults: number, rooms: number) =>
    checkBooking(english, range, one, free, d1, 30, { adults, children: 0, rooms }).adults ?? 'none';
  expect(problem(2, 1)).toBe('none');
  expect(problem(3, 1)).toBe('Room 1 sleeps up to 2 adults in one room');
  expect(problem(5, 2)).toBe('Room 1 sleeps up to 4 adults in 2 rooms');
  const big = { ...room(3, 9000), maxGuests: 6 };
  const taken = (adults: number, offers: [number, RoomOffer][] = []) =>
    fitFor({ adults, children: 0 }, one, [one, two, big], new Map(offers));
  expect(taken(5)).toEqual({ room: one, rooms: 3 });
  expect(taken(9), 'four rooms at once').toEqual({ room: big, rooms: 2 });
  expect(taken(5, [[1, { ...free, left: 2 }]]), 'two of them are left').toEqual({ room: two, rooms: 3 });
  const few: [number, RoomOffer][] = [1, 2, 3].map((id) => [id, { state: 'sold-out', left: id === 3 ? 1 : 0 }]);
  expect(taken(6, few)).toEqual({ room: big, rooms: 1 });
  expect(taken(7, few)).toBeUndefined();
});

test('more guests in total than the rooms take are reported, with rooms that fit', () => {
  const family = { ...one, maxOccupancy: 3 };
  const big = { ...room(3, 9000), maxGuests: 2, maxOccupancy: 6 };
  const free = { state: 'free', left: 3, nights: [] } as const;
  const problem = (children: number, rooms: number) =>
    checkBooking(english, range, family, free, d1, 30, { adults: 2, children, rooms }).adults ?? 'none';
  expect([problem(1, 1), problem(4, 2)]).toEqual(['none', 'none']);
  expect(problem(2, 1)).toBe('Room 1 sleeps up to 3 guests in one room, adults and children together');
  const guests = { adults: 2, children: 4 };
  expect(fitFor(guests, family, [family, big], new Map())).toEqual({ room: family, rooms: 2 });
  expect(firstRoom([family, big], new Map(), { ...guests, rooms: 1 })).toBe(big);
});

test('if no room type is available, the panel gives the reason', () => {
  const none = (...offers: RoomOffer[]) => noneFree(english, offers);
  const gone = { state: 'sold-out', left: 0 } as const;
  expect(none(gone, { state: 'free', left: 1, nights: [] })).toBeNull();
  expect(none(gone, { state: 'unknown' })).toBeNull();
  expect(none(gone, gone)).toEqual({ text: 'Sold out for these dates', short: 'Sold out' });
  expect(none(gone, { ...gone, left: 1 })).toEqual({ text: 'Only 1 room left for these dates', short: 'Only 1 left' });
  expect(none({ ...gone, left: 2 })?.text).toBe('Only 2 rooms left for these dates');
  expect(none({ ...gone, left: 1 }, { ...gone, left: 2 })).toEqual({
    text: 'At most 2 rooms of a type left for these dates',
    short: 'Only 2 left',
  });
  const why = sentence(catalogSaleTexts.noCheckIn, { day: '12 Dec 2026' });
  expect(none(gone, { ...gone, why })).toEqual({
    text: 'Check-in is not possible on 12 Dec 2026',
    short: 'Not available',
  });
});

test('a room type that is no longer sold is not offered, with and without dates', () => {
  const gone: KnownNights = new Map([[1, null]]);
  expect(roomOffer(one, gone, range, 1)).toEqual({ state: 'sold-out', left: 0 });
  expect(roomOffer(one, gone, open, 1)).toEqual({ state: 'sold-out', left: 0 });
  expect(cheapestNight(gone, d1, 1)).toBeUndefined();
});

test('the first room type chosen fits the party, if one does', () => {
  const big = { ...room(3, 9000), maxGuests: 6 };
  const sold: [number, RoomOffer] = [1, { state: 'sold-out', left: 0 }];
  const first = (adults: number, offers: [number, RoomOffer][] = []) =>
    firstRoom([one, two, big], new Map(offers), { adults, children: 0, rooms: 1 })?.id;
  expect([first(1), first(4), first(9), first(1, [sold])]).toEqual([1, 3, 1, 2]);
});

test('a night shows the cheapest available room, or how many are left if they are too few', () => {
  expect(cheapestNight(known, d1, 1)).toEqual({
    price: fromRupees(4000),
    soldOut: false,
    left: 3,
    closed: false,
    noArrival: false,
  });
  expect(cheapestNight(known, addDays(d1, 2), 1)).toEqual({
    price: fromRupees(9000),
    soldOut: false,
    left: 1,
    closed: false,
    noArrival: false,
  });
  expect(cheapestNight(known, addDays(d1, 2), 2)).toEqual({
    price: fromRupees(0),
    soldOut: true,
    left: 1,
    closed: false,
    noArrival: true,
  });
  expect(cheapestNight(known, addDays(d1, 30), 1)).toBeUndefined();
  const shut = new Map([[1, new Map([[d1, { day: d1, left: 0, price: fromRupees(4000), closed: true }]])]]);
  expect(cheapestNight(shut, d1, 1)).toEqual({
    price: fromRupees(0),
    soldOut: true,
    left: 0,
    closed: true,
    noArrival: true,
  });
});
