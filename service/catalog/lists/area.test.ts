import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaText, readArea } from './area.ts';

test.each([
  ['73.7,15.2,74.3,15.8', '73.7,15.2,74.3,15.8'],
  [' 73.70001 ,15.2, 74.3,15.80004 ', '73.7,15.2,74.3,15.8'],
  ['-720,-91,720,1000', '-180,-90,180,90'],
  ['68,8.,97,37', '68,8,97,37'],
])('%s is an area', (typed, expected) => {
  const area = readArea(typed);
  expect(area && areaText(area)).toBe(expected);
});

test.each([
  null,
  '',
  'goa',
  '73,15,74',
  '73,15,74,16,17',
  '74,15,73,16',
  '73,16,74,15',
  '73,15,73,16',
  '200,15,210,16',
  '1e2,1,120,2',
  'NaN,1,2,3',
  ',,,',
  `${'9'.repeat(400)},1,2,3`,
])('%s is none, and no error is shown', (typed) => {
  expect(readArea(typed)).toBeNull();
});

test('any text of an address parses to an area of the world that is written and read alike', () => {
  const side = fc.oneof(
    fc.double({ min: -400, max: 400, noNaN: true }).map((x) => x.toFixed(6)),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(side, { minLength: 3, maxLength: 5 }), (sides) => {
      const area = readArea(sides.join());
      if (!area) return;
      expect(area.west).toBeGreaterThanOrEqual(-180);
      expect(area.east).toBeGreaterThan(area.west);
      expect(area.north).toBeGreaterThan(area.south);
      expect(area.north).toBeLessThanOrEqual(90);
      expect(readArea(areaText(area))).toEqual(area);
    }),
  );
});
