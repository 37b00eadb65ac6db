import { describe, expect, test } from 'vitest';
import { fromRupees, zero } from '../../core/money.ts';
import { clock, operator, type Role, visitor } from '../../core/viewer.ts';
import { actorOf, currentLines, headerOf, type LineState, type StatefulLine } from './change.ts';

const line = (id: number, state: LineState = 'live', endedIn: number | null = null): StatefulLine => ({
  id,
  state,
  endedIn,
  retained: zero,
  subtotal: fromRupees(id * 100),
  tax: fromRupees(id),
});
const ids = (lines: readonly StatefulLine[]) => lines.map(({ id }) => id);

describe('what makes up a booking', () => {
  test.each<[string, StatefulLine[], number[]]>([
    ['is what is live', [line(1), line(2, 'cancelled', 2), line(3, 'proposed')], [1]],
    [
      'when nothing is, what ended last',
      [line(1, 'cancelled', 3), line(2, 'cancelled', 4), line(3, 'cancelled', 4)],
      [2, 3],
    ],
    [
      'and never what was replaced or dropped',
      [line(1, 'expired', 3), line(2, 'replaced', 4), line(3, 'dropped', 5)],
      [1],
    ],
    ['nothing', [], []],
  ])('%s', (_, lines, expected) => {
    expect(ids(currentLines(lines))).toEqual(expected);
  });
});

describe('the head', () => {
  test('is the sum of the live lines, as far along as they are', () => {
    expect(headerOf([line(1), line(2), line(4, 'replaced', 2)], 'confirmed')).toEqual({
      status: 'confirmed',
      subtotal: fromRupees(300),
      tax: fromRupees(3),
      total: fromRupees(303),
    });
  });
  test('is cancelled when no line is live, and says what it came to', () => {
    expect(headerOf([line(1, 'expired', 2)], 'confirmed')).toMatchObject({
      status: 'cancelled',
      total: fromRupees(101),
    });
  });
});

test('who did it is told by who asks', () => {
  const user = (userId: number, role: Role = 'traveller') =>
    ({ kind: 'user', userId, sessionId: 'x', role, email: '', username: '', confirmed: true }) as const;
  expect([
    actorOf(user(1), 1),
    actorOf(user(2), 1),
    actorOf(user(2), null),
    actorOf(user(2, 'support'), null),
    actorOf(visitor, null),
    actorOf(clock, 1),
    actorOf(operator, 1),
  ]).toEqual(['traveller', 'operator', 'traveller', 'operator', 'traveller', 'clock', 'operator']);
});
