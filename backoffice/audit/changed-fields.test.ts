import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { actionLabel, changedFields, subjectLabel } from './changed-fields.ts';

const ids = ['d4d8b9ad3bbb5d2f8059662e', 'cabfc6528e71ca3f2a012e72'];

test('changed fields are shown as text, and fields that are empty before and after are left out', () => {
  const was = {
    name: 'A',
    tag: null,
    free: false,
    pictures: [],
    publishedAt: null,
    kept: 1,
    order: ids,
    about: { a: 1 },
  };
  const is = {
    name: 'B',
    tag: '',
    free: true,
    pictures: ids,
    publishedAt: '2026-11-27T14:53:29.972Z',
    kept: 1,
    order: ids.toReversed(),
    about: { a: 2, b: ['x', null] },
  };
  expect(changedFields(english, JSON.stringify(was), JSON.stringify(is))).toEqual([
    { name: 'name', was: 'A', is: 'B' },
    { name: 'free', was: 'no', is: 'yes' },
    { name: 'pictures', was: undefined, is: '2 selected' },
    { name: 'publishedAt', was: undefined, is: '27 Nov 2026, 20:23' },
    { name: 'order', was: '2 selected', is: '2 selected (different or reordered)' },
    { name: 'about', was: 'a: 1', is: 'a: 2, b: x; empty' },
  ]);
  expect(changedFields(english, 'null', '{"name":"A"}')).toEqual([{ name: 'name', was: undefined, is: 'A' }]);
});

test('amounts of bookings and payouts are shown in rupees; prices of content are shown as typed', () => {
  const changes = (after: object, subjectType: string, action: string) =>
    changedFields(english, 'null', JSON.stringify(after), { subjectType, action }).map(
      ({ name, is }) => `${name}: ${is}`,
    );
  const payment = { reference: 'UTR 7', amount: 1_062_000, refund: 50 };
  expect(changes({ total: 1_062_000, due: 0, left: 50_025, line: 41, payment }, 'booking', 'change-booking')).toEqual([
    'total: ₹10,620',
    'due: ₹0',
    'left: ₹500.25',
    'line: 41',
    'payment: reference: UTR 7, amount: ₹10,620, refund: ₹0.50',
  ]);
  expect(changes({ total: 1_062_050, lines: ['Lake Room'] }, 'booking', 'book')).toEqual([
    'total: ₹10,620.50',
    'lines: Lake Room',
  ]);
  expect(changes({ month: '2026-10', paise: 900_000 }, 'partner', 'pay-out')).toEqual([
    'month: 2026-10',
    'amount: ₹9,000',
  ]);
  expect(changes({ price: 4200, total: 9, amount: 1 }, 'stay', 'update')).toEqual([
    'price: 4200',
    'total: 9',
    'amount: 1',
  ]);
});

test('actions and kinds of records have labels; an unknown one is shown without its hyphens', () => {
  expect(
    ['sign-in', 'use-recovery-code', 'download', 'set-sale-terms', 'update', 'a-new-one'].map((action) =>
      actionLabel(english, action),
    ),
  ).toEqual(['Signed in', 'Used a recovery code', 'Downloaded', 'Changed end of sales', 'Updated', 'a new one']);
  expect(['api-token', 'saved-search', 'booking'].map((type) => subjectLabel(english, type))).toEqual([
    'API token',
    'saved search',
    'booking',
  ]);
});
