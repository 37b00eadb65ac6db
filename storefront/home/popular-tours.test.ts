import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { chosenTours } from './popular-tours.tsx';

// only the build creates the icon sprite
vi.mock('../ui/icon.tsx', () => ({ Icon: () => null }));

const twenty = Array.from({ length: 20 }, (_, place) => place);
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('three different tours are chosen, or all if there are fewer', () => {
  fc.assert(
    fc.property(chance, fc.integer({ min: 0, max: 30 }), (number, length) => {
      const chosen = chosenTours(twenty.slice(0, length), number);
      expect(new Set(chosen).size).toBe(Math.min(3, length, 20));
    }),
  );
});

test('every tour is chosen sooner or later, about as often as any other', () => {
  const shown = new Map<number, number>();
  const visits = 20_000;
  for (let visit = 0; visit < visits; visit += 1) {
    for (const tour of chosenTours(twenty, (visit + 0.5) / visits)) shown.set(tour, (shown.get(tour) ?? 0) + 1);
  }
  const expected = (visits * 3) / 20;
  for (const tour of twenty) expect(Math.abs((shown.get(tour) ?? 0) - expected) / expected).toBeLessThan(0.05);
});
