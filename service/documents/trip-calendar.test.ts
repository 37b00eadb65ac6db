import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { trip, tripLine } from '../../tests/documents.ts';
import { dayOf } from '../core/day.ts';
import type { Trip } from './trip.ts';
import { tripCalendar } from './trip-calendar.ts';

const read = (of: Trip) => {
  const calendar = new ICAL.Component(ICAL.parse(tripCalendar(english, of)));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const text = (name: string) => String(component.getFirstPropertyValue(name));
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      location: event.location,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      allDay: event.startDate.isDate,
      status: text('status'),
      stamp: text('dtstamp'),
      description: event.description,
    };
  });
};
const first = (of: Trip) => read(of)[0];
const raft = tripLine({
  lineId: 8,
  position: 1,
  name: 'Rafting, Ganga; day',
  nights: false,
  wholeDays: false,
  startDay: dayOf('2026-12-13'),
  starts: new Date('2026-12-13T07:00:00+05:30'),
  ends: new Date('2026-12-13T10:00:00+05:30'),
});

test('nights end on the check-out, whole days after the last one, what has a time at its time', () => {
  expect(first(trip())).toMatchObject({ start: '2026-12-12', end: '2026-12-14', allDay: true, status: 'CONFIRMED' });
  const car = tripLine({ nights: false });
  expect(first(trip({ lines: [car] }))).toMatchObject({ start: '2026-12-12', end: '2026-12-15', allDay: true });
  const timed = { start: '2026-12-13T01:30:00Z', end: '2026-12-13T04:30:00Z', allDay: false };
  expect(first(trip({ lines: [raft] }))).toMatchObject({ ...timed, summary: 'Rafting, Ganga; day' });
});

test('the location of a visit begins with its meeting point, once', () => {
  const at = (meetingPoint: string) =>
    first(trip({ lines: [tripLine({ meetingPoint, place: 'Assi Ghat, Varanasi' })] }))?.location;
  expect(at('Boat steps')).toBe('Boat steps, Assi Ghat, Varanasi');
  expect(at('Boat steps, Assi Ghat')).toBe('Boat steps, Assi Ghat, Varanasi');
  expect(at('Assi Ghat')).toBe('Assi Ghat, Varanasi');
  expect(at('')).toBe('Assi Ghat, Varanasi');
});

test('an entry a line, by names that stay when the booking changes, and a number that counts up', () => {
  const before = read(trip({ lines: [tripLine(), raft] }));
  const version = { sequence: 9, at: new Date('2026-11-21T10:00:00+05:30') };
  const after = read(trip({ lines: [tripLine({ lineId: 9, lastDay: dayOf('2026-12-15') }), raft], version }));
  expect(new Set(before.map(({ uid }) => uid)).size).toBe(2);
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(before.map(({ sequence }) => sequence)).toEqual([3, 3]);
  expect(after.map(({ sequence }) => sequence)).toEqual([9, 9]);
  expect(after[0]).toMatchObject({ end: '2026-12-15', stamp: '2026-11-21T04:30:00Z' });
});

test.each([
  ['pending', 'TENTATIVE'],
  ['completed', 'CONFIRMED'],
  ['cancelled', 'CANCELLED'],
] as const)('a booking that is %s is %s', (status, expected) => {
  expect(first(trip({ status }))).toMatchObject({ status: expected });
});

test('what was cancelled while the rest goes on is crossed out alone', () => {
  expect(read(trip({ cancelledLines: [raft] })).map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED']);
});

test('is the same text for the same version, and takes no line from a name', () => {
  expect(tripCalendar(english, trip())).toBe(tripCalendar(english, trip()));
  const [event, ...others] = read(
    trip({ lines: [tripLine({ name: 'Lake\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:x' })] }),
  );
  expect(others).toEqual([]);
  expect(event?.summary).toBe('Lake END:VEVENT BEGIN:VEVENT SUMMARY:x');
});
