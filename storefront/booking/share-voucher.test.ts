import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { emailLink, whatsAppLink } from './share-voucher.ts';

const voucher = {
  name: 'Lake & House #1',
  place: 'Mallital, Nainital',
  days: '12 – 14 Dec, 2 nights',
  check: 'https://padharo.example/verify/a.b.c',
};
const text =
  'Lake & House #1\nMallital, Nainital\n12 – 14 Dec, 2 nights\n\nVoucher: https://padharo.example/verify/a.b.c';

test('a message says what, where and when, and where the voucher can be checked', () => {
  expect(new URL(whatsAppLink(english, voucher)).searchParams.get('text')).toBe(text);
});

test('an email shows it in separate lines, with a subject', () => {
  const link = new URL(emailLink(english, voucher));
  expect(link.searchParams.get('subject')).toBe('Voucher: Lake & House #1');
  expect(link.searchParams.get('body')?.split('\r\n')).toEqual(text.split('\n'));
});

test('a lone surrogate does not break them', () => {
  for (const link of [whatsAppLink, emailLink])
    expect(link(english, { ...voucher, name: 'A\ud83d' })).toContain('A%EF%BF%BD');
});
