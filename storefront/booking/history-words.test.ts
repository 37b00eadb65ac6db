import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import type { ChangeView } from '../../service/booking/model/wire/wire.ts';
import { fromRupees } from '../../service/core/money.ts';
import { historyOf } from './history-words.ts';

const at = '2026-11-21T12:35:00.000Z';
const change = (version: number, kind: ChangeView['kind'], rest: Partial<ChangeView> = {}): ChangeView => ({
  version,
  kind,
  at,
  by: 'traveller',
  why: null,
  lines: [1],
  total: fromRupees(10_620),
  money: fromRupees(0),
  ...rest,
});
const changes = [
  change(1, 'sale'),
  change(2, 'paid', { by: 'gateway', money: fromRupees(10_620) }),
  change(3, 'change-held'),
  change(4, 'changed', { by: 'gateway', money: fromRupees(5310), total: fromRupees(15_930) }),
  change(5, 'line-cancelled', { by: 'operator', money: fromRupees(-5310), total: fromRupees(10_620) }),
];

test('the newest entry is first, with actor, time and amount', () => {
  const entries = historyOf(english, changes, false);
  expect(entries.map(({ what, money, total }) => [what, money, total])).toEqual([
    ['Item cancelled by us', '₹5,310 to be refunded', 'Total ₹10,620'],
    ['Changed', '₹5,310 paid', 'Total ₹15,930'],
    ['Change requested: on hold until you pay the difference', null, null],
    ['Paid', '₹10,620 paid', null],
    ['Booked by you', null, 'Total ₹10,620'],
  ]);
  expect(entries[0]).toMatchObject({ version: 5, at, when: '21 Nov 2026, 6:05 pm' });
});

test('for a test payment no money is said to have moved', () => {
  for (const { money } of historyOf(english, changes, true)) expect(money ?? '').not.toMatch(/ paid| to be refunded/);
});

test('what followed from a refusal is not said to be the traveller’s doing', () => {
  const refused = [
    change(3, 'changed', { refused: true }),
    change(4, 'line-cancelled', { refused: true }),
    change(5, 'cancelled', { refused: true }),
  ];
  for (const { what } of historyOf(english, refused, false)) {
    expect(what).toContain('the host could not confirm');
    expect(what).not.toContain('by you');
  }
});
