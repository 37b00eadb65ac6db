import { describe, expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { firstDay, now, selectedLine } from '../../../tests/sold-things.ts';
import { addDays, dayOf } from '../../core/day.ts';
import { fromRupees } from '../../core/money.ts';
import type { SelectedLine } from '../product.ts';
import { rangeProblem, stayOffer } from './stay-offer.ts';
import { feesOf } from './stay-priced.ts';
import type { RoomRow, StayRow } from './stay-product.sql.ts';

const stay: StayRow = {
  id: 1,
  document_id: 'lakehouse',
  slug: 'lake-house',
  name: 'Lake House',
  location: 'Mallital, Nainital',
  type: 'Hotels',
  free_cancellation: true,
  cancellation_policy: null,
  image_url: '/lake.jpg',
  latitude: 29.39,
  longitude: 79.45,
  facts: null,
};
const room: RoomRow = {
  id: 11,
  stay_id: 1,
  document_id: 'lakeroom',
  name: 'Lake Room',
  price_paise: 400_000,
  max_guests: 2,
  max_occupancy: null,
  sellable_id: 7,
  units: 5,
  cut_off_hours: null,
  check_in_time: '13:00',
  check_out_time: '11:00',
};
const suite: RoomRow = { ...room, id: 12, document_id: 'suite', name: 'Suite', price_paise: 900_000, max_guests: 4 };

const fees = feesOf('Hotels', []);

function offered(own: Partial<SelectedLine> = {}, { of = stay, rooms = [room, suite], most = 30 } = {}) {
  return stayOffer(english, selectedLine({ endDay: addDays(firstDay, 2), ...own }), of, rooms, {
    now,
    most,
    fees,
    policies: [],
  });
}
const offerOf = (...args: Parameters<typeof offered>) => {
  const one = offered(...args);
  return 'offer' in one ? one.offer : undefined;
};
const problemOf = (...args: Parameters<typeof offered>) => {
  const one = offered(...args);
  return 'problem' in one ? one.problem : undefined;
};

describe('a stay is offered', () => {
  test('by the night, each room at the price of the night, with the two fees once', () => {
    expect(offerOf({ units: 3, guests: 5 })).toMatchObject({
      type: 'stay',
      supply: 'lodging',
      sellableId: 7,
      capacity: 5,
      slot: '',
      guests: 5,
      units: 3,
      days: ['2026-12-12', '2026-12-13'],
      startDay: '2026-12-12',
      endDay: '2026-12-14',
      dayPrice: fromRupees(4_000),
      parts: [{ name: 'Room', count: 3, price: null }],
      fees: [
        { name: 'Cleaning fee', amount: fromRupees(500) },
        { name: 'Service fee', amount: fromRupees(500) },
      ],
    });
  });
  test('until its first day is over in India', () => {
    expect(offerOf()?.saleEnds.toISOString()).toBe('2026-12-12T18:30:00.000Z');
  });
  test('for one night if no check-out is given', () => {
    expect(offerOf({ endDay: undefined })).toMatchObject({ days: ['2026-12-12'], endDay: '2026-12-13' });
  });
  test.each([
    ['the first where none is named', undefined, 'Lake Room'],
    ['by name', 'Suite', 'Suite'],
    ['by documentId', 'suite', 'Suite'],
    ['by number', '12', 'Suite'],
  ])('in a room, %s', (_, optionName, name) => {
    expect(offerOf({ optionName })?.optionName).toBe(name);
  });
  test('free to cancel until 24 hours before check-in, at 2:00 pm if no time is known', () => {
    const until = (own: Partial<RoomRow>, of = stay) =>
      offerOf({}, { of, rooms: [{ ...room, ...own }] })?.cancellation.freeUntil;
    expect(until({})).toBe('2026-12-11T07:30:00.000Z');
    for (const check_in_time of ['', 'noon', '25:00'])
      expect(until({ check_in_time })).toBe('2026-12-11T08:30:00.000Z');
    expect(until({}, { ...stay, free_cancellation: false })).toBeNull();
  });
});

describe('guests', () => {
  test.each([
    ['are counted by adults and children', { guests: undefined, adults: 2, children: 1 }, 3],
    ['are one where nobody is named', { guests: undefined }, 1],
    ['may be four children more than beds', { units: 2, adults: 4, guests: 8, children: 4 }, 8],
  ])('%s', (_, own, guests) => {
    expect(offerOf(own)?.guests).toBe(guests);
  });
  test.each([
    ['more adults than beds', { adults: 3, guests: 3 }, 'Lake Room sleeps up to 2 adults in one room'],
    ['in two rooms', { adults: 5, units: 2, guests: 5 }, 'Lake Room sleeps up to 4 adults in 2 rooms'],
    [
      'five children',
      { adults: 1, children: 5, guests: 6 },
      'Lake Room sleeps up to 2 adults and 4 children in one room',
    ],
    ['more guests than beds and children', { guests: 7 }, 'Lake Room sleeps up to 2 adults and 4 children in one room'],
  ])('are too many: %s', (_, own, problem) => {
    expect(problemOf(own)).toBe(problem);
  });
});

describe('the maximum number of guests, if the operator sets one', () => {
  const rooms = [{ ...room, max_occupancy: 3 }];
  test.each([
    ['an adult and two children', { adults: 1, children: 2, guests: 3 }],
    ['six in two rooms', { adults: 4, children: 2, guests: 6, units: 2 }],
    ['three of whom nobody says who they are', { guests: 3 }],
  ])('accepts: %s', (_, own) => {
    expect(problemOf(own, { rooms })).toBeUndefined();
  });
  test.each([
    ['two children too many', { adults: 2, children: 2, guests: 4 }, 'one room', 3],
    ['seven in two rooms', { adults: 3, children: 4, guests: undefined, units: 2 }, '2 rooms', 6],
    ['four of whom nobody says who they are', { guests: 4 }, 'one room', 3],
    ['fewer guests than are named', { adults: 2, children: 2, guests: 2 }, 'one room', 3],
  ])('are too many: %s', (_, own, inRooms, most) => {
    const problem = `Lake Room sleeps up to ${most} guests in ${inRooms}, adults and children together`;
    expect(problemOf(own, { rooms })).toBe(problem);
  });
});

describe('a stay is refused', () => {
  test.each([
    ['of an unknown room', { optionName: 'Ballroom' }, 'Selected room type is not available'],
    ['without a check-in', { startDay: undefined }, 'Please select check-in date'],
    ['of five rooms', { units: 5 }, 'At most 4 rooms can be booked at once'],
    ['of no night', { endDay: firstDay }, 'Check-out date must be after check-in date'],
  ])('a stay is refused', (_, own, problem) => {
    expect(problemOf(own)).toBe(problem);
  });
  test('if it is gone, or the room is', () => {
    expect(stayOffer(english, selectedLine(), undefined, [room], { now, most: 30, fees, policies: [] })).toMatchObject({
      problem: 'This stay is no longer available',
    });
    expect(problemOf({}, { rooms: [] })).toBe('Selected room type is not available');
  });
  test('for longer than the operator allows, naming the wrong field', () => {
    expect(offered({ endDay: addDays(firstDay, 31) })).toMatchObject({ tooLong: true });
    expect(offered({ endDay: firstDay })).not.toHaveProperty('tooLong', true);
  });
});

describe('dates', () => {
  const today = dayOf('2026-11-20');
  const range = (from: number, to: number, most = 30) =>
    rangeProblem(addDays(today, from), addDays(today, to), today, most);
  test('are valid from today to 540 days ahead, for as long as the operator allows', () => {
    expect([range(0, 1), range(0, 30), range(539, 540)]).toEqual([undefined, undefined, undefined]);
  });
  test.each([
    [2, 2, 30, 'checkOut', 'Check-out date must be after check-in date'],
    [3, 2, 30, 'checkOut', 'Check-out date must be after check-in date'],
    [-1, 1, 30, 'checkIn', 'Check-in date is in the past'],
    [0, 31, 30, 'checkOut', 'A stay can be booked for at most 30 nights'],
    [0, 2, 1, 'checkOut', 'A stay can be booked for at most 1 night'],
    [539, 541, 30, 'checkOut', 'That date is too far ahead to book'],
  ])('from day %d to day %d of at most %d nights: the %s, %s', (from, to, most, date, problem) => {
    const refused = range(from, to, most);
    expect([refused?.date, refused && english.of(refused.problem)]).toEqual([date, problem]);
  });
});
