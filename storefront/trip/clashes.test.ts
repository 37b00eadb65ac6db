import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../../service/core/day.ts';
import { clashesOf } from './clashes.ts';
import { quickestHours, roadHours, roadKilometres, type Spot } from './road.ts';
import { type LineInput, stopOf, type TripStop } from './stop.ts';

const places = {
  jaipur: { latitude: 26.92, longitude: 75.82 },
  delhi: { latitude: 28.61, longitude: 77.21 },
  agra: { latitude: 27.17, longitude: 78.04 },
  goa: { latitude: 15.5, longitude: 73.83 },
  shimla: { latitude: 31.1, longitude: 77.17 },
  manali: { latitude: 32.24, longitude: 77.19 },
} as const;
type Place = keyof typeof places;

let made = 0;
function stop(at: Place | Spot | null, line: Partial<LineInput>): TripStop {
  made += 1;
  const spot = typeof at === 'string' ? places[at] : at;
  const venue = { latitude: null, longitude: null, from: null, until: null, ...spot };
  const built = stopOf(String(made), { type: 'stay', name: `Thing ${made}`, ...line, venue });
  if (!built) throw new Error('a stop has a day');
  return built;
}
const stay = (at: Place | null, from: string, to: string, name = `House ${made}`) =>
  stop(at, { type: 'stay', name, selectedDate: from, checkOut: to });
const ticket = (at: Place | null, on: string, selectedTime = '', duration = '2 hours') =>
  stop(at, { type: 'attraction', selectedDate: on, checkOut: on, selectedTime, duration });
const tour = (at: Place | null, from: string, to: string, selectedTime = '') =>
  stop(at, { type: 'tour-package', selectedDate: from, checkOut: to, selectedTime });
const hire = (from: string, to: string) => stop('jaipur', { type: 'car-rental', selectedDate: from, checkOut: to });
const hireIn = (at: Place, on: string) => stop(at, { type: 'car-rental', selectedDate: on, checkOut: on });
const planned = (from: string, to: string, ...nightsIncluded: number[]) =>
  stop('jaipur', { type: 'tour-package', selectedDate: from, checkOut: to, nightsIncluded });
const clashesIn = (...stops: TripStop[]) => clashesOf(stops).map(({ kind, day }) => `${kind} ${day}`);

const jaipur = stay('jaipur', '2026-12-10', '2026-12-13');

describe('what no one can keep both', () => {
  test('a bed in Jaipur and a ticket in Delhi at half past six in the morning between its nights', () => {
    const [clash] = clashesOf([ticket('delhi', '2026-12-11', '06:30'), jaipur]);
    expect(clash).toMatchObject({ kind: 'far', day: '2026-12-11', first: { key: jaipur.key } });
    expect(clash?.way).toEqual({ kilometres: 302, hours: 6 });
  });

  test.each([
    ['two beds for one night', [jaipur, stay('jaipur', '2026-12-12', '2026-12-14')], 'night 2026-12-12'],
    [
      'two tickets whose times overlap',
      [ticket('agra', '2026-12-11', '10:00'), ticket('agra', '2026-12-11', '11:30')],
      'time 2026-12-11',
    ],
    [
      'a ticket while a tour of several days is under way',
      [tour('jaipur', '2026-12-10', '2026-12-12'), ticket('jaipur', '2026-12-11', '10:00')],
      'time 2026-12-11',
    ],
    [
      'two tickets of one day at two ends of the country',
      [ticket('goa', '2026-12-11'), ticket('delhi', '2026-12-11')],
      'far 2026-12-11',
    ],
    [
      'a ticket at any time of a day, too far to be back for the night',
      [stay('goa', '2026-12-10', '2026-12-13'), ticket('delhi', '2026-12-11')],
      'far 2026-12-11',
    ],
    [
      'a bed far from a tour that has begun',
      [stay('goa', '2026-12-10', '2026-12-13'), tour('delhi', '2026-12-11', '2026-12-14')],
      'night 2026-12-11',
    ],
    [
      'a bed in the city that a tour with hotels of its own leaves',
      [jaipur, planned('2026-12-11', '2026-12-14', 1, 2, 3)],
      'night 2026-12-11',
    ],
    [
      'a bed for the second night of such a tour',
      [planned('2026-12-09', '2026-12-12', 1, 3), stay('goa', '2026-12-11', '2026-12-12')],
      'night 2026-12-11',
    ],
    [
      'a car picked up during a tour',
      [planned('2026-12-10', '2026-12-14'), hire('2026-12-12', '2026-12-16')],
      'time 2026-12-12',
    ],
    [
      'a car returned during a tour',
      [hire('2026-12-08', '2026-12-12'), tour('delhi', '2026-12-10', '2026-12-14')],
      'time 2026-12-12',
    ],
    [
      'a car for just the days of a tour',
      [tour('delhi', '2026-12-10', '2026-12-12'), hire('2026-12-10', '2026-12-12')],
      'time 2026-12-10',
    ],
    ['a car in another town than the bed', [jaipur, hireIn('delhi', '2026-12-11')], 'car 2026-12-11'],
    [
      'hills in the monsoon that would do in winter',
      [ticket('shimla', '2026-07-11', '09:00'), ticket('manali', '2026-07-11', '17:00')],
      'far 2026-07-11',
    ],
  ])('%s', (_, stops, expected) => {
    expect(clashesIn(...stops)).toEqual([expected]);
  });
});

describe('what is only tight, or is none', () => {
  test.each([
    ['a day in Delhi from a bed in Jaipur', [jaipur, ticket('delhi', '2026-12-11', '12:00')]],
    [
      'out of one bed and into the next, by plane',
      [stay('goa', '2026-12-08', '2026-12-10'), stay('delhi', '2026-12-10', '2026-12-12')],
    ],
    ['a ticket on the day after the last night', [jaipur, ticket('delhi', '2026-12-13', '14:00')]],
    ['a show late at night near the bed', [jaipur, ticket('jaipur', '2026-12-11', '22:30', '3 hours')]],
    ['one ticket after the other', [ticket('agra', '2026-12-11', '10:00'), ticket('agra', '2026-12-11', '12:00')]],
    ['Delhi and Agra on one day', [ticket('delhi', '2026-12-11'), ticket('agra', '2026-12-11')]],
    ['a tour that begins where one sleeps', [jaipur, tour('jaipur', '2026-12-11', '2026-12-12')]],
    ['a tour that sleeps where one has a bed after it', [planned('2026-12-07', '2026-12-10', 1, 2, 3), jaipur]],
    [
      'a night of a tour that its traveller sees to',
      [stay('jaipur', '2026-12-12', '2026-12-13'), planned('2026-12-11', '2026-12-14', 1, 3)],
    ],
    ['a car to the beginning of a tour', [tour('delhi', '2026-12-10', '2026-12-14'), hire('2026-12-10', '2026-12-10')]],
    ['a car around a tour', [hire('2026-12-08', '2026-12-16'), tour('delhi', '2026-12-10', '2026-12-14')]],
    ['a car after a tour', [tour('delhi', '2026-12-10', '2026-12-14'), hire('2026-12-14', '2026-12-16')]],
    ['a car on the day of a ticket', [ticket('jaipur', '2026-12-11', '10:00'), hire('2026-12-11', '2026-12-12')]],
    ['hills in winter', [ticket('shimla', '2026-12-11', '09:00'), ticket('manali', '2026-12-11', '17:00')]],
    ['what has no place on the map', [jaipur, ticket(null, '2026-12-11', '06:30')]],
    [
      'a car, which goes along',
      [jaipur, stop('delhi', { type: 'car-rental', selectedDate: '2026-12-10', checkOut: '2026-12-13' })],
    ],
    ['a car in another town on the day of moving on', [jaipur, hireIn('delhi', '2026-12-13')]],
    ['a car where one sleeps', [jaipur, hireIn('jaipur', '2026-12-11')]],
    ['two rooms of one house', [jaipur, stay('jaipur', '2026-12-11', '2026-12-12', jaipur.name)]],
  ])('%s', (_, stops) => {
    expect(clashesIn(...stops)).toEqual([]);
  });
});

test('the way is longer in the hills and in the monsoon, and a plane is taken only where it is far', () => {
  const [winter, monsoon] = [dayOf('2026-12-11'), dayOf('2026-07-11')];
  const { shimla, manali, delhi, goa, jaipur: j } = places;
  expect(roadKilometres(shimla, manali) / roadHours(shimla, manali, winter)).toBeCloseTo(30);
  expect(roadKilometres(shimla, manali) / roadHours(shimla, manali, monsoon)).toBeCloseTo(20);
  expect(roadKilometres(delhi, shimla) / roadHours(delhi, shimla, winter)).toBeCloseTo(50);
  expect(roadKilometres(delhi, j) / roadHours(delhi, j, monsoon)).toBeCloseTo(40);
  expect(quickestHours(delhi, j, winter)).toBe(roadHours(delhi, j, winter));
  expect(quickestHours(delhi, goa, winter)).toBeCloseTo(7.1, 1);
});

describe('of any stops', () => {
  const first = dayOf('2026-12-01');
  const any = fc
    .record({
      type: fc.constantFrom('stay', 'attraction', 'tour-package', 'car-rental'),
      place: fc.constantFrom(...Object.values(places), null),
      begins: fc.nat(6),
      days: fc.nat(3),
      selectedTime: fc.constantFrom('', '06:30', '10:00', '17:00'),
      duration: fc.constantFrom(null, '45 minutes', '3 hours'),
      product: fc.nat(3),
      nightsIncluded: fc.subarray([1, 2, 3]),
    })
    .map(({ type, place, begins, days, product, ...line }) => {
      const selectedDate = addDays(first, begins);
      const own = type === 'stay' ? Math.max(1, days) : type === 'attraction' ? 0 : days;
      return stop(place, {
        ...line,
        type,
        selectedDate,
        checkOut: addDays(selectedDate, own),
        slug: `product-${product}`,
      });
    });
  const asSet = (stops: readonly TripStop[]) =>
    clashesOf(stops)
      .map(({ kind, day, first: a, second: b, way }) => JSON.stringify([kind, day, a.key, b.key, way]))
      .sort();

  test('the clashes are the same in whatever order they come', () => {
    fc.assert(
      fc.property(
        fc
          .array(any, { maxLength: 6 })
          .chain((stops) => fc.tuple(fc.constant(stops), fc.shuffledSubarray(stops, { minLength: stops.length }))),
        ([stops, shuffled]) => {
          expect(asSet(shuffled)).toEqual(asSet(stops));
        },
      ),
    );
  });

  test('each pair clashes by itself as it does among others, once', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 5 }), (stops) => {
        const pairs = stops.flatMap((a, index) => stops.slice(index + 1).flatMap((b) => asSet([b, a])));
        expect(asSet(stops)).toEqual(pairs.sort());
      }),
    );
  });

  test('nothing clashes at one place and at times that do not meet', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), (stops) => {
        let end = first;
        const apart = stops.map((one) => {
          const days = daysOf(one);
          const from = end;
          end = addDays(from, days + 1);
          return { ...one, at: places.agra, from, to: addDays(from, days) };
        });
        expect(clashesOf(apart)).toEqual([]);
      }),
    );
  });
});

const daysOf = ({ from, to }: TripStop) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
