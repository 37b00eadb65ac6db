import { expect, test } from 'vitest';
import { nearestOf } from './nearest-place.ts';

test('the nearest place is the one with the shortest way', () => {
  const agra = { name: 'Agra', latitude: 27.18, longitude: 78.01 };
  const delhi = { name: 'New Delhi', latitude: 28.61, longitude: 77.21 };
  const mathura = { latitude: 27.49, longitude: 77.67 };
  expect([
    nearestOf(mathura, [delhi, agra]),
    nearestOf({ latitude: 28.46, longitude: 77.03 }, [agra, delhi]),
    nearestOf(mathura, []),
  ]).toEqual([agra, delhi, undefined]);
});
