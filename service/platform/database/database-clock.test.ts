import { expect, test } from 'vitest';
import { isClockOff, makeDatabaseClock } from './database-clock.ts';

const hour = 3_600_000;
const noon = Date.parse('2026-11-20T12:00:00Z');

function machine(aheadBy: number) {
  const time = { passed: 0, taken: 0 };
  const clock = makeDatabaseClock(
    async () => {
      time.passed += time.taken;
      return noon + time.passed - time.taken / 2;
    },
    { system: () => noon + time.passed + aheadBy, steady: () => time.passed },
  );
  return { time, clock };
}

test('a machine 30 hours ahead uses the database’s clock, and is known to be off', async () => {
  const { time, clock } = machine(30 * hour);
  await clock.measure();
  expect(clock.now().getTime()).toBe(noon);
  time.passed += 5_000;
  expect(clock.now().getTime()).toBe(noon + 5_000);
  expect(clock.ahead()).toBe(30 * hour);
  expect(isClockOff(clock)).toBe(true);
});

test.each([
  [59_000, false],
  [61_000, true],
  [-59_000, false],
  [-61_000, true],
])('%i ms off: %s', async (by, off) => {
  const { clock } = machine(by);
  await clock.measure();
  expect(isClockOff(clock)).toBe(off);
});

test('half of the round trip is added, and slow answers are ignored', async () => {
  const { time, clock } = machine(0);
  time.taken = 400;
  await clock.measure();
  expect(clock.now().getTime()).toBe(noon + 400);
  const late = machine(90_000);
  late.time.taken = 5_000;
  await late.clock.measure();
  expect(late.clock.ahead()).toBe(0);
});

test('a database that does not answer leaves the clock unchanged', async () => {
  let away = false;
  const clock = makeDatabaseClock(() => (away ? Promise.reject(new Error('away')) : Promise.resolve(noon)), {
    system: () => noon + 90_000,
    steady: () => 0,
  });
  await clock.measure();
  away = true;
  await clock.measure();
  expect(clock.ahead()).toBe(90_000);
});
