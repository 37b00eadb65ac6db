import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missedBy } from './missed-changes.ts';

test('what is told as it should be is never missed, however its message and the looks fall', () => {
  // each number: how many messages are still on their way when the version is read, of how many new steps
  const looks = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { minLength: 2 });
  fc.assert(
    fc.property(looks, fc.nat(1_000), (all, start) => {
      const isMissed = missedBy();
      let version = start;
      for (const [steps, late] of all) {
        const told = version - start;
        version += steps;
        // some of the new steps are told before this look already
        expect(isMissed(version, told + Math.max(0, steps - late))).toBe(false);
      }
    }),
  );
});

test('a step that is never told is known at the second look after it, once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3), { maxLength: 20 }), fc.nat(100), (steps, start) => {
      const isMissed = missedBy();
      let [version, told] = [start, 0];
      for (const more of steps) {
        expect(isMissed(version, told)).toBe(false);
        version += more;
        told += more;
      }
      expect(isMissed(version, told)).toBe(false);
      expect(isMissed(version + 1, told)).toBe(false);
      expect(isMissed(version + 1, told)).toBe(true);
      expect(isMissed(version + 3, told + 2)).toBe(false);
      expect(isMissed(version + 3, told + 2)).toBe(false);
    }),
  );
});

test('a database that was set back is another one', () => {
  const isMissed = missedBy();
  expect([isMissed(50, 0), isMissed(40, 0), isMissed(40, 0), isMissed(41, 1)]).toEqual([false, true, false, false]);
});
