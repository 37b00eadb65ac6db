import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { ruleSentence } from '../../service/catalog/rules/rule-sentence.ts';
import { dayOf } from '../../service/core/day.ts';
import { readRuleForm } from './rule-in-form.ts';

const read = (fields: Record<string, string>, more: readonly (readonly [string, string])[] = []) =>
  readRuleForm(
    english,
    new URLSearchParams(
      [...Object.entries({ from: '24 Dec', last: '2 Jan', ...fields }), ...more].map((pair) => [...pair]),
    ),
    dayOf('2026-11-20'),
  );
/** The rule as a sentence, or its errors. */
function inWords(...typed: Parameters<typeof read>): unknown {
  const rule = read(...typed);
  return 'order' in rule ? ruleSentence(english, rule.order) : rule.errors;
}

test.each([
  [
    { do: 'raise', what: 'Hotels', places: 'Goa, jaipur', amount: '15', unit: 'percent', minStay: '2' },
    'Raise prices of hotels in Goa, Jaipur by 15%, 24 Dec 2026 to 2 Jan 2027, minimum stay 2',
  ],
  [
    { do: 'lower', what: 'stay', amount: '1,500', unit: 'rupees' },
    'Lower prices of stays in all places by ₹1,500, 24 Dec 2026 to 2 Jan 2027',
  ],
  [
    { do: 'raise', what: 'attraction', amount: '12.5%', minStay: '2', stars: '4' },
    'Raise prices of attractions in all places by 12.5%, 24 Dec 2026 to 2 Jan 2027',
  ],
  [
    { do: 'set', what: 'car-rental', amount: '₹2,500', unit: 'percent', places: 'all' },
    'Set prices of car rentals in all places to ₹2,500, 24 Dec 2026 to 2 Jan 2027',
  ],
  [
    { do: 'stay', what: 'Villas', minStay: '3', amount: 'x' },
    'Set the minimum stay of villas in all places, 24 Dec 2026 to 2 Jan 2027, minimum stay 3',
  ],
  [
    { do: 'close', what: 'stay', named: 'Lake Room', minStay: '3', amount: '15' },
    'Close stays in all places, 24 Dec 2026 to 2 Jan 2027, named Lake Room',
  ],
  [{ do: 'open', what: 'tour-package' }, 'Open tour packages in all places, 24 Dec 2026 to 2 Jan 2027'],
])('%o is %s', (fields, words) => {
  expect(inWords(fields)).toBe(words);
});

test('weekdays, stars and the choices about conflicts are read', () => {
  const rule = read({ do: 'raise', what: 'Hotels', amount: '15', own: 'change', held: 'leave', booked: 'leave' }, [
    ['on', '5'],
    ['on', '6'],
    ['stars', '5'],
  ]);
  expect(rule).toMatchObject({ order: { weekdays: [5, 6], stars: [5], leave: ['held'] } });
  expect(
    inWords({ amount: '15' }, [
      ['on', '6'],
      ['stars', '5'],
    ]),
  ).toMatch(/, on Sat, 5 stars$/);
  expect(read({ amount: '15' })).toMatchObject({ order: { weekdays: [1, 2, 3, 4, 5, 6, 7], leave: ['own'] } });
});

test.each([
  [{ amount: '' }, { amount: 'Enter a percentage, such as 15' }],
  [{ amount: '0' }, { amount: 'Enter a percentage from 0.01 to 500' }],
  [{ do: 'lower', amount: '100' }, { amount: 'Enter a percentage from 0.01 to 99' }],
  [{ amount: '1.255' }, { amount: 'Enter a percentage from 0.01 to 500' }],
  [{ amount: '99.50', unit: 'rupees' }, { amount: 'Enter an amount in whole rupees, such as 500' }],
  [
    { amount: '15', from: '', last: 'soon' },
    { from: expect.stringContaining('first and'), last: expect.stringContaining('‘soon’ is not a day') },
  ],
  [{ amount: '15', minStay: '91' }, { minStay: 'Enter 1 to 90 nights or days' }],
  [{ do: 'stay' }, { minStay: 'Enter the minimum stay' }],
])('%o is refused by field', (fields, errors) => {
  expect(inWords(fields)).toEqual(errors);
});

test('no one closes everything by leaving fields empty', () => {
  expect(inWords({ do: 'close' })).toEqual({ named: expect.stringContaining('‘all’ as the place') });
  expect(inWords({ do: 'close', places: 'all' })).toBe('Close stays in all places, 24 Dec 2026 to 2 Jan 2027');
});
