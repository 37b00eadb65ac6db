import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english, textIn } from '../../messages/translate.ts';
import { dayOf, instantAt } from '../core/day.ts';
import { paiseOf, sum } from '../core/money.ts';
import {
  beforeText,
  type CancellationPolicy,
  hasFreeCancellation,
  knownPolicies,
  policyOf,
} from './cancellation-policy.ts';
import { cancellationTerms, termsText } from './cancellation-terms.ts';
import { givenBack, refundPercent } from './refund-terms.ts';
import { cancellationPolicies } from './settings/cancellation-policies.ts';

const starts = new Date('2026-12-12T14:00:00+05:30');
const hour = 3_600_000;
const day = 24 * hour;
const at = (milliseconds: number) => new Date(starts.getTime() + milliseconds);
const named = (policy: string) => policyOf({ policy, free: true }, []);
const terms = (now: Date, policy = named('flexible')) =>
  cancellationTerms(english, { policy, starts, start: 'check-in' }, now);

test('cancelling is free until 24 hours before the start', () => {
  expect(terms(at(-day - 1))).toEqual({
    policy: named('flexible'),
    begins: starts.toISOString(),
    freeUntil: '2026-12-11T08:30:00.000Z',
    schedule: [{ until: '2026-12-11T08:30:00.000Z', percent: 100 }],
    text: 'Free cancellation until 11 Dec 2026, 2:00 pm',
  });
});

test('after that it is not, and the terms say so', () => {
  const ended = { freeUntil: null, schedule: [], text: 'Free cancellation has ended for this check-in' };
  for (const now of [at(-day), at(-1), at(day)]) expect(terms(now)).toMatchObject(ended);
});

test('a non-refundable booking says so from the first day', () => {
  expect(terms(at(-90 * day), named('not-refundable'))).toMatchObject({
    freeUntil: null,
    schedule: [],
    text: 'Non-refundable',
  });
});

test('the terms of a sale are worded for their reader; those without a policy stay as they were sold', () => {
  const sold = terms(at(-2 * day), named('flexible'));
  const hindi = textIn('hi');
  expect(termsText(english, sold, 'check-in')).toBe(sold.text);
  expect(termsText(hindi, sold, 'चेक-इन')).toBe('11 दिसंबर 2026, 2:00 pm तक मुफ़्त कैंसलेशन');
  expect(termsText(hindi, { ...sold, policy: undefined }, 'चेक-इन')).toBe(sold.text);
});

describe('a policy of several steps', () => {
  const moderate = named('moderate');
  test('is a schedule of instants', () => {
    expect(terms(at(-30 * day), moderate)).toMatchObject({
      freeUntil: '2026-12-07T08:30:00.000Z',
      schedule: [
        { until: '2026-12-07T08:30:00.000Z', percent: 100 },
        { until: '2026-12-11T08:30:00.000Z', percent: 50 },
      ],
      text: 'Free cancellation until 7 Dec 2026, 2:00 pm; 50% refund until 11 Dec 2026, 2:00 pm',
    });
  });
  test('has no step that was over at the time of sale', () => {
    expect(terms(at(-5 * day), moderate)).toMatchObject({
      freeUntil: null,
      schedule: [{ until: '2026-12-11T08:30:00.000Z', percent: 50 }],
      text: '50% refund until 11 Dec 2026, 2:00 pm',
    });
    expect(terms(at(-day), moderate).text).toBe('Free cancellation has ended for this check-in');
    const half: CancellationPolicy = { name: 'half', steps: [{ hoursBefore: 48, percent: 50 }] };
    expect(terms(at(-2 * day), half).text).toBe('Too late to get a refund for this check-in');
  });
  test('counts days in Indian time; without a time the start is midnight', () => {
    const tour = instantAt(dayOf('2027-01-01'), '00:00');
    const { schedule } = cancellationTerms(
      english,
      { policy: named('strict'), starts: tour, start: 'tour' },
      at(-30 * day),
    );
    expect(schedule).toEqual([
      { until: '2026-12-17T18:30:00.000Z', percent: 100 },
      { until: '2026-12-24T18:30:00.000Z', percent: 50 },
    ]);
    expect(refundPercent(schedule, new Date('2026-12-17T23:59:59+05:30'))).toBe(100);
    expect(refundPercent(schedule, new Date('2026-12-18T00:00:00+05:30'))).toBe(50);
    expect(refundPercent(schedule, new Date('2026-12-24T23:59:59+05:30'))).toBe(50);
    expect(refundPercent(schedule, new Date('2026-12-25T00:00:00+05:30'))).toBe(0);
  });
});

const policies = fc
  .record({
    hours: fc.uniqueArray(fc.integer({ min: 0, max: 8_760 }), { maxLength: 6 }),
    percents: fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ hours, percents }): CancellationPolicy => {
    const falling = percents.toSorted((one, other) => other - one);
    const steps = hours.toSorted((one, other) => other - one);
    return { name: 'own', steps: steps.map((hoursBefore, index) => ({ hoursBefore, percent: falling[index] ?? 1 })) };
  });

test('under any policy the refund never rises over time, is part of the price, and does not depend on the sale', () => {
  const instants = fc.integer({ min: -9_000 * hour, max: day });
  const amounts = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(policies, instants, instants, instants, amounts, amounts, (policy, sold, one, other, cost, tax) => {
      expect(cancellationPolicies.safeParse([policy]).success).toBe(true);
      const price = { subtotal: paiseOf(cost), tax: paiseOf(tax) };
      const { schedule } = terms(at(sold), policy);
      const [early, late] = [Math.max(sold, Math.min(one, other)), Math.max(sold, one, other)];
      const [before, after] = [givenBack(price, schedule, at(early)), givenBack(price, schedule, at(late))];
      expect(after).toBeLessThanOrEqual(before);
      expect(after).toBeGreaterThanOrEqual(0);
      expect(before).toBeLessThanOrEqual(sum([price.subtotal, price.tax]));
      const step = policy.steps.findLast(({ hoursBefore }) => early >= -hoursBefore * hour);
      const next = policy.steps[step ? policy.steps.indexOf(step) + 1 : 0];
      expect(refundPercent(schedule, at(early))).toBe(next?.percent ?? 0);
    }),
    { numRuns: 300 },
  );
});

describe('a product', () => {
  const own = [{ name: 'safari', steps: [{ hoursBefore: 72, percent: 80 }] }];
  test.each([
    ['names one that everybody has', { policy: 'strict', free: false }, 'strict'],
    ["names one of the operator's own", { policy: 'safari', free: false }, 'safari'],
    ['names none and is free to cancel', { policy: null, free: true }, 'flexible'],
    ['names none and is not', { policy: null, free: false }, 'not-refundable'],
    ['names one that is gone', { policy: 'gone', free: true }, 'flexible'],
  ])('that %s', (_, product, name) => {
    expect(policyOf(product, own).name).toBe(name);
  });
  test('is free to cancel if everything is refunded at first', () => {
    expect([...knownPolicies, ...own].filter(hasFreeCancellation).map(({ name }) => name)).toEqual([
      'flexible',
      'moderate',
      'strict',
    ]);
  });
});

test.each([
  [336, '14 days before check-in'],
  [48, '2 days before check-in'],
  [36, '36 hours before check-in'],
  [24, '24 hours before check-in'],
  [1, '1 hour before check-in'],
  [0, 'check-in'],
])('%s hours before are written as %s', (hours, text) => {
  expect(beforeText(english, hours, 'check-in')).toBe(text);
});

describe("the operator's own policies", () => {
  const step = (hoursBefore: number, percent: number) => ({ hoursBefore, percent });
  test.each<[string, unknown]>([
    ['a name of every operator', [{ name: 'strict', steps: [] }]],
    ['a name that is no word', [{ name: 'My own!', steps: [] }]],
    [
      'a name twice',
      [
        { name: 'own', steps: [] },
        { name: 'own', steps: [] },
      ],
    ],
    ['more back later', [{ name: 'own', steps: [step(48, 50), step(24, 60)] }]],
    ['as much back later', [{ name: 'own', steps: [step(48, 50), step(24, 50)] }]],
    ['steps out of order', [{ name: 'own', steps: [step(24, 100), step(48, 50)] }]],
    ['two steps that end together', [{ name: 'own', steps: [step(24, 100), step(24, 50)] }]],
    ['more than all', [{ name: 'own', steps: [step(24, 101)] }]],
    ['a step of nothing', [{ name: 'own', steps: [step(24, 0)] }]],
    ['a part of a per cent', [{ name: 'own', steps: [step(24, 12.5)] }]],
    ['a step after the start', [{ name: 'own', steps: [step(-1, 50)] }]],
    ['a word too much', [{ name: 'own', steps: [], fee: 1 }]],
  ])('cannot have %s', (_, value) => {
    expect(cancellationPolicies.safeParse(value).success).toBe(false);
  });
});
