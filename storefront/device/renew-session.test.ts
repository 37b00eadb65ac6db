import { expect, test } from 'vitest';
import { endsSoon, hasEnded } from './renew-session.ts';

const now = Date.parse('2026-11-20T10:00:00+05:30');
const token = (hoursLeft: number) =>
  `h.${Buffer.from(JSON.stringify({ exp: now / 1000 + hoursLeft * 3_600, name: 'आशा' })).toString('base64url')}.s`;

test.each([
  [11, false, false],
  [6.1, false, false],
  [5.9, true, false],
  [0.1, true, false],
  [-0.1, true, true],
])('with %d hours left: renew soon %s, before the call %s', (hours, soon, ended) => {
  expect(endsSoon(token(hours), now)).toBe(soon);
  expect(hasEnded(token(hours), now)).toBe(ended);
});

test.each([null, '', 'x', 'a.b.c', 'a..c', `a.${btoa('null')}.c`, `a.${btoa('{"exp":"x"}')}.c`])(
  '%j has no expiry: the server decides',
  (text) => {
    expect([endsSoon(text, now), hasEnded(text, now)]).toEqual([false, false]);
  },
);
