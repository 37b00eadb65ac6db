import { expect, test } from 'vitest';
import { type SignedIn, type Viewer, visitor } from '../core/viewer.ts';
import { networkOf } from './network.ts';
import { makeReadBudget, type Payer } from './read-budget.ts';

const person: SignedIn = {
  kind: 'user',
  userId: 7,
  sessionId: 's',
  role: 'traveller',
  email: 'asha@example.in',
  username: 'Asha',
  confirmed: true,
};
const from = (address: string, viewer: Viewer = visitor): Payer => ({ viewer, network: networkOf(address) });

/** How often so much is paid before it is too much. */
function timesPaid(spend: (at: number) => void): number {
  for (let at = 0; ; at += 1)
    try {
      spend(at);
    } catch {
      return at;
    }
}

test('the networks of a /56 together have four times what one of them has, those of a /48 sixteen times', () => {
  const budget = makeReadBudget(() => 0);
  expect(timesPaid(() => budget.spend(from('2001:db8:1:200::1'), 10_000))).toBe(2);
  expect(timesPaid((at) => budget.spend(from(`2001:db8:1:2${(16 + at).toString(16)}::1`), 10_000))).toBe(6);
  expect(timesPaid((at) => budget.spend(from(`2001:db8:1:${(at + 3).toString(16)}00::1`), 10_000))).toBe(24);
  expect(() => budget.spend(from('2001:db8:2::1'), 10_000)).not.toThrow();
});

test('an account whose address nobody confirmed pays as a stranger does, with its network', () => {
  const budget = makeReadBudget(() => 0);
  const unconfirmed = { ...person, confirmed: false };
  expect(timesPaid((userId) => budget.spend(from('203.0.113.1', { ...unconfirmed, userId }), 10_000))).toBe(2);
  expect(() => budget.spend(from('203.0.113.1'), 10_000)).toThrow('Too many requests');
  expect(timesPaid(() => budget.spend(from('203.0.113.1', person), 10_000))).toBe(8);
});

test('heavy reads of an unconfirmed account wait for their turn among those of strangers', async () => {
  const budget = makeReadBudget(() => 0);
  let underWay = 0;
  const never = () => {
    underWay += 1;
    return new Promise<void>(() => {});
  };
  for (let at = 0; at < 5; at += 1) void budget.pass(from('203.0.113.1', { ...person, confirmed: false }), 50, never);
  expect(underWay).toBe(3);
  void budget.pass(from('203.0.113.1', person), 50, never);
  expect(underWay).toBe(4);
});
