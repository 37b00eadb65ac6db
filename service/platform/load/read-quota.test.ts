import { expect, test } from 'vitest';
import { type SignedIn, type Viewer, visitor } from '../../core/viewer.ts';
import { networkOf } from '../network.ts';
import { makeReadQuota, type QuotaOwner } from './read-quota.ts';

const person: SignedIn = {
  kind: 'user',
  userId: 7,
  sessionId: 's',
  role: 'traveller',
  email: 'asha@example.in',
  username: 'Asha',
  confirmed: true,
};
const from = (address: string, viewer: Viewer = visitor): QuotaOwner => ({ viewer, network: networkOf(address) });

/** How often the amount can be spent before it is too much. */
function countSpends(spend: (at: number) => void): number {
  for (let at = 0; ; at += 1)
    try {
      spend(at);
    } catch {
      return at;
    }
}

test('the networks of a /56 together have four times the quota of one, those of a /48 sixteen times', () => {
  const quota = makeReadQuota(() => 0);
  expect(countSpends(() => quota.spend(from('2001:db8:1:200::1'), 10_000))).toBe(2);
  expect(countSpends((at) => quota.spend(from(`2001:db8:1:2${(16 + at).toString(16)}::1`), 10_000))).toBe(6);
  expect(countSpends((at) => quota.spend(from(`2001:db8:1:${(at + 3).toString(16)}00::1`), 10_000))).toBe(24);
  expect(() => quota.spend(from('2001:db8:2::1'), 10_000)).not.toThrow();
});

test('an unconfirmed account uses the quota of its network, like a stranger', () => {
  const quota = makeReadQuota(() => 0);
  const unconfirmed = { ...person, confirmed: false };
  expect(countSpends((userId) => quota.spend(from('203.0.113.1', { ...unconfirmed, userId }), 10_000))).toBe(2);
  expect(() => quota.spend(from('203.0.113.1'), 10_000)).toThrow('Too many requests');
  expect(countSpends(() => quota.spend(from('203.0.113.1', person), 10_000))).toBe(8);
});

test('heavy reads of an unconfirmed account queue with those of strangers', async () => {
  const quota = makeReadQuota(() => 0);
  let underWay = 0;
  const never = () => {
    underWay += 1;
    return new Promise<void>(() => {});
  };
  for (let at = 0; at < 5; at += 1) void quota.pass(from('203.0.113.1', { ...person, confirmed: false }), 50, never);
  expect(underWay).toBe(3);
  void quota.pass(from('203.0.113.1', person), 50, never);
  expect(underWay).toBe(4);
});
