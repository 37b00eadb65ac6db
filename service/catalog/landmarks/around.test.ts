import { expect, test } from 'vitest';
import { readSample } from '../../../database/sample/read-sample.ts';
import { english } from '../../../messages/translate.ts';
import { placesIn } from '../../../messages/translations.ts';
import { kilometresBetween } from '../../core/great-circle.ts';
import { awayText, landmarks, landmarksAround } from './around.ts';

const amerRoad = { latitude: 26.9441, longitude: 75.8392 };
const of = (name: string) => landmarksAround(amerRoad).find((one) => one.name === name);

test('from the road to Amer its fort lies north and the airport south, where they are', () => {
  expect(awayText(english, of('Amer Fort') ?? fail())).toBe('4.8 km north');
  expect(awayText(english, of('Jaipur International Airport') ?? fail())).toBe('13 km south');
  expect(awayText(english, of('Jal Mahal') ?? fail())).toMatch(/^1\.\d km north-east$|^1\.\d km north$/);
  const kinds = landmarksAround(amerRoad).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'airport')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'station')).toHaveLength(1);
  expect(landmarksAround({ latitude: 15, longitude: 68 })).toEqual([]);
});

function fail(): never {
  throw new Error('It is not there');
}

test.each([
  [0.04, 'next door'],
  [0.852, '850 m west'],
  [0.996, '1.0 km west'],
  [6.44, '6.4 km west'],
  [9.96, '10 km west'],
  [41.7, '42 km west'],
])('%s km are %s', (kilometres, text) => {
  expect(awayText(english, { kilometres, towards: 'west' })).toBe(text);
});

test('no airport is farther away in a straight line than the sample shows it is by road', () => {
  const wrong = readSample().stays.flatMap(({ slug, latitude, longitude, nearby_places }) => {
    const told = nearby_places
      .filter(({ Name, Type }) => Type === 'airport' && /airport/i.test(Name))
      .map(({ Distance }) => Distance);
    const [next] = landmarksAround({ latitude, longitude }).filter(({ kind }) => kind === 'airport');
    if (!next || told.length === 0) return [];
    const far = kilometresBetween({ latitude, longitude }, next);
    return far > Math.min(...told) * 1.2 + 1 ? [`${slug}: ${next.name} ${far.toFixed(1)}, told ${told}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('every landmark has a name in Hindi', () => {
  const names = placesIn('hi');
  expect(landmarks.filter(({ name }) => !names.has(name))).toEqual([]);
  expect([...names.values()].filter((name) => !/^[\p{Script=Devanagari} ,–()A-Z-]+$/u.test(name))).toEqual([]);
  expect(placesIn('en').size).toBe(0);
});
