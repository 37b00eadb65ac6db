import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { fromRupees } from '../../service/core/money.ts';
import { termsRows } from './terms-words.ts';

const line = {
  totalPrice: fromRupees(9000),
  tax: fromRupees(1620),
  cancellation: {
    freeUntil: '2026-12-01T08:30:00.000Z',
    text: 'Free cancellation until 1 Dec 2026, 2:00 pm',
    schedule: [
      { until: '2026-12-01T08:30:00.000Z', percent: 100 },
      { until: '2026-12-08T08:30:00.000Z', percent: 50 },
    ],
  },
};
const at = (time: string) => Date.parse(time);

test('the policy is a table of instants in India and of rupees with their tax', () => {
  expect(termsRows(english, line, null)).toEqual([
    { when: 'Free cancellation until 1 Dec 2026, 2:00 pm', back: '₹10,620', now: false },
    { when: '50% refund until 8 Dec 2026, 2:00 pm', back: '₹5,310', now: false },
    { when: 'After that', back: 'No refund', now: false },
  ]);
});

test('the current row ends at its instant', () => {
  const holds = (now: string) => termsRows(english, line, at(now)).findIndex((row) => row.now);
  expect(holds('2026-12-01T08:29:59.999Z')).toBe(0);
  expect(holds('2026-12-01T08:30:00.000Z')).toBe(1);
  expect(holds('2026-12-08T08:30:00.000Z')).toBe(2);
});

test('without a policy that refunds anything there is no table', () => {
  expect(termsRows(english, { ...line, cancellation: { schedule: [] } }, 0)).toEqual([]);
});

test('a partial refund is in whole rupees, as it will be paid', () => {
  const [, half] = termsRows(english, { ...line, totalPrice: fromRupees(848), tax: fromRupees(153) }, null);
  expect(half?.back).toBe('₹501');
});
