import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { dayOf } from '../../service/core/day.ts';
import { voucherTexts } from './voucher-words.ts';

test('the page of a voucher shows when and where a visit begins', () => {
  const day = dayOf('2026-12-12');
  const visit = [
    { label: 'Time', value: '07:00' },
    { label: 'Meeting point', value: 'Shivpuri beach' },
  ];
  const check = { state: 'valid', name: 'Rafting', startDay: day, lastDay: day, visit, usedAt: null } as const;
  expect(voucherTexts(english, check)).toMatchObject({ title: 'Rafting', days: 'Sat, 12 Dec 2026', visit });
  expect(voucherTexts(english, undefined).visit).toEqual([]);
});

test('when it was used is only said of a voucher that was used', () => {
  const day = dayOf('2026-12-12');
  const usedAt = new Date('2026-12-12T04:00:00Z');
  const of = (state: 'used' | 'cancelled') =>
    voucherTexts(english, { state, name: 'Rafting', startDay: day, lastDay: day, visit: [], usedAt }).text;
  expect(of('used')).toBe('This voucher was used on 12 Dec 2026, 9:30 am.');
  expect(of('cancelled')).toBe('This booking was cancelled. The voucher is not valid.');
});
