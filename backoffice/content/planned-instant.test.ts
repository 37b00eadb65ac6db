import { expect, test } from 'vitest';
import { plannedInstant } from './plan-panel.tsx';

test.each([
  ['2026-12-01T09:30', '2026-12-01T04:00:00.000Z'],
  ['2026-12-01T00:10:30', '2026-11-30T18:40:00.000Z'],
])('%s is read as Indian time', (typed, instant) => expect(plannedInstant(typed).toISOString()).toBe(instant));

test.each(['', '2026-12-01', '2026-02-30T09:00', '2026-12-01T24:00', '01/12/2026 09:30', '12026-12-01T09:30'])(
  '%s is not a valid time',
  (typed) => expect(plannedInstant(typed).getTime()).toBeNaN(),
);
