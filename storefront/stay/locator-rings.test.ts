import { expect, test } from 'vitest';
import type { NearbyData } from '../../service/catalog/stays/stay-page-data.ts';
import { inKilometres, ringRadius, spread } from './locator-rings.ts';

function place(id: number, distance: number): NearbyData {
  return { id, name: `Place ${id}`, type: 'other', description: '', distance, walkingTime: '' };
}

test('distances from 100 are metres', () => {
  expect([0.4, 12, 850].map(inKilometres)).toEqual([0.4, 12, 0.85]);
});

test('what is farther lies farther out, within the picture', () => {
  const radii = [0.1, 1, 5, 25, 90].map(ringRadius);
  expect(radii).toEqual([...radii].sort((a, b) => a - b));
  expect(Math.max(...radii)).toBeLessThanOrEqual(160);
});

test('the nearest six are drawn, nearest first', () => {
  const drawn = spread([
    place(1, 30),
    place(2, 0.2),
    place(3, 400),
    place(4, 2),
    place(5, 3),
    place(6, 4),
    place(7, 80),
  ]);
  expect(drawn.map(({ place: { id } }) => id)).toEqual([2, 3, 4, 5, 6, 1]);
  expect(drawn.every(({ x, y }) => Math.abs(x) <= 360 && Math.abs(y) <= 180)).toBe(true);
});

test('names that would cover each other are turned apart', () => {
  const drawn = spread([place(1, 2.1), place(2, 2.2), place(3, 2.3), place(4, 4.5), place(5, 4.6)]);
  const apart = drawn.every((one, index) =>
    drawn
      .slice(index + 1)
      .every((other) => one.right !== other.right || Math.abs(one.y - other.y) >= 40 || Math.abs(one.x - other.x) > 80),
  );
  expect(apart).toBe(true);
});

test('a name that would cover another is left out', () => {
  const crowd = [1, 2, 3, 4, 5, 6].map((id) => ({ ...place(id, 0.1), name: 'A long name near the stay itself' }));
  const drawn = spread(crowd);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.length).toBeLessThan(crowd.length);
});
