import { expect, test } from 'vitest';
import { markOf } from './map-marks.ts';

test.each([
  ['fort', 'Red Fort', 'castle'],
  ['landmark', 'Amer Fort', 'castle'],
  ['landmark', 'Mall Road, Manali', 'shopping-bag'],
  ['nature', 'Palolem Beach', 'umbrella'],
  ['nature', 'Ranthambore', 'trees'],
  ['airport', 'Fort William Airport', 'plane'],
  ['landmark', 'Hawa Mahal', 'landmark'],
])('%s, %s: %s', (kind, name, mark) => {
  expect(markOf(kind, name)).toBe(mark);
});
