import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { type CalendarRow, dayNote, monthsBetween, timesOn } from './change-calendar.ts';

const day = (date: number) => dayOf(`2026-12-${String(date).padStart(2, '0')}`);
const line = {
  lineId: 7,
  name: 'Lake House',
  slug: 'lake-house',
  image: '',
  location: 'Nainital',
  venue: null,
  selectedDate: day(10),
  checkOut: day(12),
  roomType: 'Suite',
  rooms: 1,
  guests: 2,
  quantity: 1,
  selectedTime: null,
  selectedLanguage: null,
  duration: null,
  tickets: [],
  pickupLocation: null,
  price: fromRupees(9000),
  totalPrice: fromRupees(9000),
  cost: fromRupees(9000),
  tax: fromRupees(1620),
  cancellation: { freeUntil: null, text: '', schedule: [] },
};
const stay = { ...line, type: 'stay', label: 'stay' } as const;
const car = { ...line, type: 'car-rental', label: 'car-rental', roomType: null } as const;
const tour = { ...line, type: 'tour-package', label: 'tour-package', roomType: null, selectedTime: '06:00' } as const;
const row = (date: number, own: Partial<CalendarRow> = {}): CalendarRow => ({
  day: day(date),
  roomType: 'Suite',
  time: null,
  price: fromRupees(4500),
  left: 1,
  closed: false,
  arrival: true,
  turnaround: 0,
  ...own,
});
const one = { time: null, rooms: 1, quantity: 1 };
const suite = { ...one, roomType: 'Suite' };

test('the months of the visible days are requested, each once', () => {
  expect(monthsBetween(day(21), dayOf('2027-02-01'))).toEqual(['2026-12', '2027-01']);
  expect(monthsBetween(dayOf('2026-12-01'), dayOf('2027-01-01'))).toEqual(['2026-12']);
});

test('a day shows its price in the chosen room, or why it is not available', () => {
  const rows = [
    row(20),
    row(20, { roomType: 'Attic', price: fromRupees(900) }),
    row(21, { left: 0 }),
    row(22, { closed: true }),
    row(23, { arrival: false }),
  ];
  const text = (date: number, of = stay) => dayNote(english, rows, of, suite, day(date));
  expect(text(20)).toEqual({ text: '₹4,500', soldOut: false });
  expect(dayNote(english, rows, stay, { ...suite, roomType: 'Attic' }, day(20))?.text).toBe('₹900');
  expect(text(21)).toEqual({ text: 'Sold out', soldOut: true });
  expect(text(22)).toEqual({ text: 'Closed', soldOut: true });
  expect(text(23)).toEqual({ text: 'No check-in', soldOut: false });
  expect(text(24)).toBeUndefined();
  const two = (of: { rooms: number; quantity: number }) => dayNote(english, rows, stay, { ...suite, ...of }, day(20));
  expect(two({ rooms: 2, quantity: 1 })).toEqual({ text: '1 left', soldOut: true });
  expect(two({ rooms: 1, quantity: 2 })).toEqual({ text: '1 left', soldOut: true });
});

test('days of the line itself are not sold out for it: its nights, all days of a car, its time', () => {
  const full = [9, 10, 11, 12, 13].flatMap((date) => [row(date, { left: 0 }), row(date, { left: 0, roomType: null })]);
  const open = (of: typeof stay | typeof car, roomType: string | null) =>
    [9, 10, 11, 12, 13].filter((date) => !dayNote(english, full, of, { ...one, roomType }, day(date))?.soldOut);
  expect(open(stay, 'Suite')).toEqual([10, 11]);
  expect(open(car, null)).toEqual([10, 11, 12]);
  const attic = full.map((one) => ({ ...one, roomType: 'Attic' }));
  expect(dayNote(english, attic, stay, { ...one, roomType: 'Attic' }, day(10))?.soldOut).toBe(true);
  const times = ['06:00', '14:00'].map((time) => row(10, { roomType: null, time, left: 0 }));
  expect(dayNote(english, times, tour, { ...one, roomType: null, time: '06:00' }, day(10))).toEqual({
    text: '₹4,500',
    soldOut: false,
  });
  expect(dayNote(english, times, tour, { ...one, roomType: null, time: '14:00' }, day(10))?.soldOut).toBe(true);
});

test('a vehicle is prepared before and after the rental that is moved: those days are blocked for others only', () => {
  const full = [8, 9, 13, 14].map((date) => row(date, { left: 0, roomType: null, turnaround: 1 }));
  const texts = (of: typeof car, rows = full) =>
    rows.map(({ day }) => dayNote(english, rows, of, { ...one, roomType: null }, day)?.text);
  expect(texts(car)).toEqual(['Not available', 'Being prepared', 'Being prepared', 'Not available']);
  expect(texts(car, [row(13, { left: 0, roomType: null, closed: true, turnaround: 1 })])).toEqual(['Closed']);
  expect(dayNote(english, full, car, { ...one, roomType: null }, day(13))?.soldOut).toBe(false);
});

test('a day offers the start times of its season, and the line keeps its own time on its own day', () => {
  const at = (date: number, time: string, closed = false) => row(date, { roomType: null, time, closed });
  // an evening visit of summer and one of winter
  const rows = [at(10, '18:00', true), at(10, '16:30'), at(20, '18:00', true), at(20, '16:30'), at(20, '05:30')];
  expect(timesOn(rows, { ...tour, selectedTime: '06:00' }, day(20))).toEqual(['05:30', '16:30']);
  expect(timesOn(rows, { ...tour, selectedTime: '18:00' }, day(10))).toEqual(['16:30', '18:00']);
  expect(timesOn(rows, tour, day(21)), 'a day that is not known yet').toBeUndefined();
  expect(timesOn([row(20)], tour, day(20)), 'a product without times').toBeUndefined();
});

test('a day on which the chosen time is out of season can be chosen for another of its times', () => {
  const at = (time: string, closed: boolean) => row(20, { roomType: null, time, closed });
  const note = (...rows: CalendarRow[]) =>
    dayNote(english, rows, tour, { ...one, roomType: null, time: '18:00' }, day(20));
  expect(note(at('18:00', true), at('16:30', false))).toEqual({ text: '₹4,500', soldOut: false });
  expect(note(at('18:00', true), at('16:30', true))).toEqual({ text: 'Closed', soldOut: true });
});
