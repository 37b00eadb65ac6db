import { expect, test } from 'vitest';
import { daysOfTrip, tripsOf } from './days.ts';
import { type LineInput, minutesOf, stopOf } from './stop.ts';

function stop(key: string, line: Partial<LineInput>) {
  const built = stopOf(key, { type: 'stay', name: key, ...line });
  if (!built) throw new Error('a stop has a day');
  return built;
}
const venue = { latitude: null, longitude: null, from: '14:00', until: '11:00' };
const site = stop('house', { selectedDate: '2026-12-10', checkOut: '2026-12-14', venue });
const fort = stop('fort', {
  type: 'attraction',
  selectedDate: '2026-12-14',
  checkOut: '2026-12-14',
  selectedTime: '09:00',
});
const trek = stop('trek', { type: 'tour-package', selectedDate: '2026-12-16', checkOut: '2026-12-17' });
const car = stop('car', { type: 'car-rental', selectedDate: '2026-12-10', checkOut: '2026-12-10' });

test('a trip goes day by day, in the order of the hours, with its gaps', () => {
  const shown = daysOfTrip([trek, site, fort, car]).map(({ from, to, happenings, nights }) => [
    from === to ? from.slice(8) : `${from.slice(8)}–${to.slice(8)}`,
    ...happenings.map(({ what, time, part, stop: { key } }) =>
      [what, key, time, part && `${part.day}/${part.of}`].filter(Boolean).join(' '),
    ),
    ...nights.map(({ key }) => `in ${key}`),
  ]);
  expect(shown).toEqual([
    ['10', 'pick-up car', 'check-in house 14:00', 'drop-off car', 'in house'],
    ['11–13', 'in house'],
    ['14', 'visit fort 09:00', 'check-out house 11:00'],
    ['15'],
    ['16', 'day trek 1/2'],
    ['17', 'day trek 2/2'],
  ]);
});

test('the days of a tour bear the names of its plan on their dates', () => {
  const dayTitles = [
    { day: 1, title: 'City Palace' },
    { day: 2, title: 'Amber Fort' },
  ];
  const tour = stop('tour', { type: 'tour-package', selectedDate: '2026-12-10', checkOut: '2026-12-12', dayTitles });
  const titles = daysOfTrip([tour]).map(({ from, happenings }) => `${from.slice(8)} ${happenings[0]?.title}`);
  expect(titles).toEqual(['10 City Palace', '11 Amber Fort', '12 ']);
});

test('a night between two beds that is slept nowhere is a gap, but not on a tour of several days', () => {
  const hills = stop('hills', { selectedDate: '2026-12-19', checkOut: '2026-12-20' });
  const bedless = (...stops: Parameters<typeof daysOfTrip>[0]) =>
    daysOfTrip(stops).flatMap((day) => (day.bedless ? [`${day.from.slice(8)}–${day.to.slice(8)}`] : []));
  expect(bedless(site, fort, trek, hills)).toEqual(['14–14', '15–15', '17–17', '18–18']);
  expect(bedless(site, hills)).toEqual(['14–14', '15–18']);
  expect(bedless(site, fort, trek)).toEqual(['14–14', '15–15']);
  expect(bedless(fort, trek, hills)).toEqual(['17–17', '18–18']);
  expect(bedless(fort, trek)).toEqual([]);
});

test('more than three days without plans end a trip', () => {
  const later = stop('later', { selectedDate: '2026-12-21', checkOut: '2026-12-22' });
  const muchLater = stop('much later', { selectedDate: '2026-12-27', checkOut: '2026-12-28' });
  const keys = tripsOf([muchLater, later, site, trek]).map((trip) => trip.map(({ key }) => key));
  expect(keys).toEqual([['house', 'trek', 'later'], ['much later']]);
  expect(daysOfTrip([])).toEqual([]);
});

test.each([
  ['3 hours', 180],
  ['90 minutes', 90],
  ['2-3 hours', 120],
  ['1.5 hours', 90],
  ['Full day', 60],
  [null, 60],
])('%s takes %i minutes at least', (duration, minutes) => {
  expect(minutesOf(duration)).toBe(minutes);
});

test('a line without a day is no stop, and a time that is none is left out', () => {
  expect(stopOf('a', { type: 'stay', name: 'A', selectedDate: '' })).toBeUndefined();
  expect(stopOf('a', { type: 'attraction', name: 'A', selectedDate: '2026-12-10', selectedTime: 'noon' })?.time).toBe(
    '',
  );
});
