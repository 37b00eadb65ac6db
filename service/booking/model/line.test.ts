import { describe, expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { bookingLine } from '../../../tests/sold-things.ts';
import { productTypes } from '../../catalog/kinds.ts';
import { dayOf } from '../../core/day.ts';
import { fromRupees, paiseOf } from '../../core/money.ts';
import {
  chosenForThem,
  datesText,
  dayEventOf,
  dayTitles,
  guestsText,
  lastDayOf,
  nightsIncluded,
  presentTerms,
  takesOfLine,
  ticketsSold,
} from './line.ts';

const parts = [
  { name: 'Adult', count: 2, price: null },
  { name: 'Child', count: 1, price: fromRupees(200.5) },
  { name: 'Infant', count: 1, price: paiseOf(0) },
];
const nightly = [{ day: dayOf('2027-01-01'), price: fromRupees(650) }];

test('each kind of ticket is told at its own price, else at that of the day', () => {
  expect(ticketsSold({ type: 'attraction', parts, nightly })).toEqual([
    { name: 'Adult', count: 2, price: fromRupees(650) },
    { name: 'Child', count: 1, price: fromRupees(200.5) },
    { name: 'Infant', count: 1, price: 0 },
  ]);
  expect(ticketsSold({ type: 'tour-package', parts, nightly: [] })).toMatchObject([{ price: 0 }, {}, {}]);
});

test('rooms and cars are no tickets', () => {
  const ticketed = productTypes.filter((type) => ticketsSold({ type, parts, nightly }).length > 0);
  expect(ticketed).toEqual(['attraction', 'tour-package']);
});

test.each([
  ['stay', '2027-01-02'],
  ['car-rental', '2027-01-01'],
  ['attraction', '2027-01-01'],
  ['tour-package', '2027-01-01'],
] as const)('a %s that ends before 2 January is shown until %s', (type, last) => {
  expect(lastDayOf({ type, endDay: dayOf('2027-01-02') })).toBe(last);
});

test('a tour includes the nights for which its plan names a hotel or its place', () => {
  const day = (number: number, hotel: string | null, hotelPlace: string | null) => ({
    day: number,
    title: '',
    meals: [],
    hotel,
    hotelPlace,
  });
  expect(nightsIncluded([day(1, 'Camp', 'Sarchu'), day(2, null, null), day(3, null, 'Leh')])).toEqual({
    nightsIncluded: [1, 3],
  });
  expect([nightsIncluded([day(1, null, null)]), nightsIncluded([])]).toEqual([{}, {}]);
});

test('the days of a tour of several days have titles', () => {
  const day = (number: number) => ({ day: number, title: `Pass ${number}`, meals: [], hotel: null, hotelPlace: null });
  expect(dayTitles([day(1), day(2)]).dayTitles?.map(({ title }) => title)).toEqual(['Pass 1', 'Pass 2']);
  expect(dayTitles([day(1)])).toEqual({});
});

describe('in words', () => {
  const first = dayOf('2026-12-12');
  const until = (day: string) => ({ startDay: first, endDay: dayOf(day) });
  const visit = { type: 'attraction', ...until('2026-12-13'), slot: '07:00', duration: '3 hours' } as const;

  test.each([
    [{}, 'Sat, 12 Dec 2026 – Sun, 13 Dec 2026, 1 night'],
    [until('2026-12-15'), 'Sat, 12 Dec 2026 – Tue, 15 Dec 2026, 3 nights'],
    [{ type: 'car-rental' }, 'Sat, 12 Dec 2026, 1 day'],
    [{ type: 'car-rental', ...until('2026-12-14') }, 'Sat, 12 Dec 2026 – Sun, 13 Dec 2026, 2 days'],
    [visit, 'Sat, 12 Dec 2026, 07:00, 3 hours'],
    [{ ...visit, slot: '', duration: null }, 'Sat, 12 Dec 2026'],
  ] as const)('the dates of a line, %#, are %s', (own, text) => {
    expect(datesText(english, bookingLine(own))).toBe(text);
  });

  test.each([
    [{}, '2 guests, 1 room'],
    [{ guests: 1, units: 2 }, '1 guest, 2 rooms'],
    [{ type: 'car-rental' }, ''],
    [{ type: 'attraction', quantity: 2, language: 'Hindi', parts }, '4 × Adult, 2 × Child, 2 × Infant, Hindi'],
    [{ type: 'tour-package', parts: parts.slice(1, 2) }, '1 × Child'],
  ] as const)('the guests of a line, %#, are %j', (own, text) => {
    expect(guestsText(english, bookingLine(own))).toBe(text);
  });
});

describe('on a day', () => {
  const days = ['2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15'].map(dayOf);
  test.each([
    ['nights', [undefined, 'arrives', undefined, 'leaves', undefined]],
    ['days', [undefined, 'begins', undefined, 'ends', undefined]],
    ['slot', [undefined, 'takes-place', 'takes-place', 'takes-place', undefined]],
  ] as const)('a line sold by %s: %j', (dates, events) => {
    const line = { startDay: dayOf('2026-12-12') };
    expect(days.map((day) => dayEventOf(dates, line, dayOf('2026-12-14'), day))).toEqual(events);
  });
});

test('a line says what was chosen for the traveller', () => {
  const line = bookingLine({ chosenForThem: ['roomType', 'selectedLanguage'], language: 'Hindi' });
  expect(chosenForThem(line)).toEqual([
    { choice: 'roomType', value: 'Lake Room' },
    { choice: 'selectedLanguage', value: 'Hindi' },
  ]);
  expect(chosenForThem({ ...line, optionName: null, language: null }).map(({ value }) => value)).toEqual(['', '']);
});

test('a line takes all its units on each of its days', () => {
  const days = ['2026-12-12', '2026-12-13'].map(dayOf);
  const nightly = days.map((day) => ({ day, price: fromRupees(4_000) }));
  expect(takesOfLine(bookingLine({ nightly, units: 2, quantity: 3, slot: '07:00' }))).toEqual(
    days.map((day) => ({ lineId: 1, sellableId: 7, day, slot: '07:00', units: 6 })),
  );
});

test('the terms of a line name its policy, if its sale kept one', () => {
  const terms = { freeUntil: null, schedule: [], text: 'Non-refundable' };
  expect(presentTerms(english, bookingLine({ cancellation: terms }))).toEqual(terms);
  const policy = { name: 'strict', steps: [] };
  expect(
    presentTerms(english, bookingLine({ cancellation: { ...terms, policy, begins: '2026-12-12T08:30:00.000Z' } })),
  ).toEqual({
    policy: 'strict',
    ...terms,
  });
});
