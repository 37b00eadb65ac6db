import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMissedChangeCheck } from './follow-version.ts';

test('a properly notified change is never missed, whatever the order of messages and checks', () => {
  // each number: how many messages are still on their way when the version is read, of how many new steps
  const looks = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { minLength: 2 });
  fc.assert(
    fc.property(looks, fc.nat(1_000), (all, start) => {
      const isMissed = makeMissedChangeCheck();
      let version = start;
      for (const [steps, late] of all) {
        const notified = version - start;
        version += steps;
        // some of the new steps are notified before this check already
        expect(isMissed(version, notified + Math.max(0, steps - late))).toBe(false);
      }
    }),
  );
});

test('a step without notification is detected once, at the second check after it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3), { maxLength: 20 }), fc.nat(100), (steps, start) => {
      const isMissed = makeMissedChangeCheck();
      let [version, notified] = [start, 0];
      for (const more of steps) {
        expect(isMissed(version, notified)).toBe(false);
        version += more;
        notified += more;
      }
      expect(isMissed(version, notified)).toBe(false);
      expect(isMissed(version + 1, notified)).toBe(false);
      expect(isMissed(version + 1, notified)).toBe(true);
      expect(isMissed(version + 3, notified + 2)).toBe(false);
      expect(isMissed(version + 3, notified + 2)).toBe(false);
    }),
  );
});

test('a database that was restored counts as a different one', () => {
  const isMissed = makeMissedChangeCheck();
  expect([isMissed(50, 0), isMissed(40, 0), isMissed(40, 0), isMissed(41, 1)]).toEqual([false, true, false, false]);
});
