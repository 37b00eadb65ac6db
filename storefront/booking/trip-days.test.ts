import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { clashesOf } from '../trip/clashes.ts';
import { type LineInput, stopOf } from '../trip/stop.ts';
import { clashText } from './trip-days.ts';

const jaipur = { latitude: 26.92, longitude: 75.82, from: null, until: null };
const delhi = { latitude: 28.61, longitude: 77.21, from: null, until: null };
const haveli: LineInput = {
  type: 'stay',
  name: 'Haveli',
  venue: jaipur,
  selectedDate: '2026-12-10',
  checkOut: '2026-12-13',
};
const fort: LineInput = {
  type: 'attraction',
  name: 'Red Fort',
  venue: delhi,
  selectedDate: '2026-12-11',
  selectedTime: '06:30',
  duration: '2 hours',
};

const hire: LineInput = { ...fort, type: 'car-rental', name: 'Ertiga', selectedTime: null };

test.each([
  [
    'too far',
    [haveli, fort],
    'Haveli and Red Fort (06:30) are too far apart for Fri, 11 Dec 2026 (about 302 km, 6\u00a0hours by road). Move one to another day.',
  ],
  [
    'one night',
    [haveli, { ...haveli, name: 'Camp', selectedDate: '2026-12-12' }],
    'Haveli and Camp are for the same night, Sat, 12 Dec 2026. Keep one, or move the other.',
  ],
  [
    'one time',
    [fort, { ...fort, name: 'Old Fort', selectedTime: '07:00' }],
    'Red Fort (06:30) and Old Fort (07:00) are at the same time on Fri, 11 Dec 2026. Move one to another time or day.',
  ],
  [
    'a car elsewhere',
    [hire, haveli],
    'Ertiga is picked up on Fri, 11 Dec 2026 in another town than where you sleep, Haveli (about 302 km, 6\u00a0hours by road). Choose a car nearer to it, or move the pick-up.',
  ],
])('%s', (_, lines, text) => {
  const stops = lines.flatMap((line, index) => stopOf(String(index), line) ?? []);
  expect(clashesOf(stops).map((clash) => clashText(english, clash))).toEqual([text]);
});
