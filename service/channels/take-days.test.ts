import { expect, test } from 'vitest';
import { addDays, dayOf } from '../core/day.ts';
import { takeDays } from './take-days.ts';
import { takeDaysAside } from './take-days-aside.ts';

const from = dayOf('2026-12-01');
const wanted = { from, to: addDays(from, 400), wholeDays: false, ownSuffix: '@calendars.house.example' };
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//X//Y//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@x.example', ...lines, 'END:VEVENT'].join('\r\n');
const take = (text: string, more = {}) => takeDays({ ...wanted, text, ...more });
const daysOf = (...lines: string[]) => {
  const taken = take(calendar(event(...lines)));
  return 'days' in taken ? taken.days : taken.problem;
};

test('nights are those before the day of departure', () => {
  const nights = ['2026-12-10', '2026-12-11'];
  expect(daysOf('DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261212')).toEqual(nights);
  expect(daysOf('DTSTART;VALUE=DATE:20261210', 'DURATION:P2D')).toEqual(nights);
  expect(daysOf('DTSTART:20261210T140000', 'DTEND:20261212T110000')).toEqual(nights);
  expect(daysOf('DTSTART;TZID=Asia/Kolkata:20261210T140000', 'DTEND;TZID=Asia/Kolkata:20261212T110000')).toEqual(
    nights,
  );
  // half past eight in the evening of UTC is two in the morning of India
  expect(daysOf('DTSTART:20261209T203000Z', 'DTEND:20261212T053000Z')).toEqual(nights);
});

test('what begins and ends on a day takes that day, and a vehicle that comes back by day is gone on that day', () => {
  expect(daysOf('DTSTART;VALUE=DATE:20261210')).toEqual(['2026-12-10']);
  expect(daysOf('DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261210')).toEqual(['2026-12-10']);
  const hire = calendar(event('DTSTART:20261210T090000', 'DTEND:20261211T090000'));
  expect(take(hire, { wholeDays: true })).toMatchObject({ days: ['2026-12-10', '2026-12-11'] });
  const untilMidnight = calendar(event('DTSTART:20261210T000000', 'DTEND:20261211T000000'));
  expect(take(untilMidnight, { wholeDays: true })).toMatchObject({ days: ['2026-12-10'] });
});

test('days that are over, too far ahead or of no century are not read, and the rest of their span is', () => {
  expect(daysOf('DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261203')).toEqual(['2026-12-01', '2026-12-02']);
  expect(daysOf('DTSTART;VALUE=DATE:20300101', 'DTEND;VALUE=DATE:20300105')).toEqual([]);
  expect(daysOf('DTSTART;VALUE=DATE:00010101', 'DTEND;VALUE=DATE:99990101')).toEqual([]);
});

test('cancelled and transparent entries take nothing', () => {
  const span = ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261212'];
  expect(daysOf(...span, 'STATUS:CANCELLED')).toEqual([]);
  expect(daysOf(...span, 'TRANSP:TRANSPARENT')).toEqual([]);
});

test('what comes again and again is taken each time, but where it was called off', () => {
  const weekly = event('DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261206', 'RRULE:FREQ=WEEKLY;COUNT=4');
  const off = event('RECURRENCE-ID;VALUE=DATE:20261219', 'DTSTART;VALUE=DATE:20261219', 'STATUS:CANCELLED');
  expect(take(calendar(weekly))).toMatchObject({ days: ['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26'] });
  expect(take(calendar(weekly, off))).toMatchObject({ days: ['2026-12-05', '2026-12-12', '2026-12-26'] });
});

test('days of guests of theirs are known by their word', () => {
  const span = ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261211'];
  expect(take(calendar(event(...span, 'SUMMARY:Reserved')))).toMatchObject({ reserved: ['2026-12-10'] });
  expect(take(calendar(event(...span, 'SUMMARY:Airbnb (Not available)')))).toMatchObject({ reserved: [] });
});

test('entries of our own are left out, and a calendar of nothing else is refused', () => {
  const span = ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261211', 'END:VEVENT'].join('\r\n');
  const own = `BEGIN:VEVENT\r\nUID:abc-2026-12-10@calendars.house.example\r\n${span}`;
  expect(take(calendar(own))).toHaveProperty('problem');
  expect(take(calendar(own, event('DTSTART;VALUE=DATE:20261224')))).toMatchObject({ days: ['2026-12-24'] });
});

test.each(['', 'Not found', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'])(
  '%j is no calendar',
  (text) => {
    expect(take(text)).toEqual({ problem: 'what stands there is no calendar' });
  },
);

test('an empty calendar takes nothing', () => {
  expect(take(calendar())).toEqual({ days: [], reserved: [] });
});

test('a calendar that is made to be read for ever is given up', async () => {
  const never = event('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
  const text = calendar(never);
  expect(await takeDaysAside({ ...wanted, text }, 500)).toEqual({ problem: 'it takes too long to be read' });
});
