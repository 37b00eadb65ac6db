import { describe, expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { knownPolicies } from '../../service/catalog/cancellation-policy.ts';
import { dayOf } from '../../service/core/day.ts';
import { isSure } from './cancelling.tsx';
import { cancellingView } from './cancelling-view.ts';

const named = (name: string) => {
  const policy = knownPolicies.find((one) => one.name === name);
  if (!policy) throw new Error(`No policy ${name}`);
  return policy;
};
const half = { name: 'half', steps: [{ hoursBefore: 36, percent: 50 }] };

test.each([
  ['flexible', 'Free cancellation until 24 hours before check-in'],
  ['moderate', 'Free cancellation until 5 days before check-in, then 50% refund until 24 hours before check-in'],
  ['not-refundable', 'Non-refundable'],
])('a product sold as %s says so before its dates are known', (name, text) => {
  const { lead, rest } = cancellingView(english, named(name), 'check-in');
  expect(lead + rest).toBe(text);
});

test('attractions and tours use the specified words', () => {
  const viewOf = (name: string) => cancellingView(english, named(name), 'visit', { specified: true });
  expect(viewOf('flexible')).toEqual({
    lead: 'Free Cancellation',
    rest: 'Up to 24 hours before the start time',
    sure: 2,
    terms: null,
  });
  expect(viewOf('strict').rest).toBe(
    'Up to 14 days before the start time, then 50% refund until 7 days before the start time',
  );
});

test('a policy with more than one deadline has a table once the day is known', () => {
  const hasTable = (policy: Parameters<typeof cancellingView>[1]) =>
    cancellingView(english, policy, 'tour').terms !== null;
  expect([named('flexible'), named('moderate'), named('not-refundable'), half].map(hasTable)).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(cancellingView(english, half, 'tour').lead).toBe('50% refund');
});

describe('before the time is known it is only shown if it is certain', () => {
  const today = dayOf('2026-11-20');
  test.each([
    ['flexible', '2026-11-21', false],
    ['flexible', '2026-11-22', true],
    ['strict', '2026-12-04', false],
    ['strict', '2026-12-05', true],
    ['not-refundable', '2026-11-20', true],
  ])('%s on %s: %s', (name, day, sure) => {
    const view = cancellingView(english, named(name), 'tour');
    expect([isSure(view, today, dayOf(day)), isSure(view, today, null)]).toEqual([sure, true]);
  });
});
