import { expect, test } from 'vitest';
import { english, textIn } from '../../messages/translate.ts';
import { dayOf } from '../core/day.ts';
import { checkSignature, signatureTexts } from './check-signature.ts';
import { publicKey, voucherToken } from './voucher-token.ts';

const secret = 'a secret of thirty-two characters, for tests';
const days = { startDay: dayOf('2026-12-12'), lastDay: dayOf('2026-12-14') };
const promised = { bookingId: 'BOOK_1', lineId: 7, name: 'श्री Lake House', bought: '', ...days };
const token = await voucherToken(promised, secret);
const checked = (text: string, at = '2026-12-12T10:00:00+05:30', t = english) =>
  checkSignature(text, publicKey(secret), new Date(at).getTime(), signatureTexts(t));

test('a genuine voucher is shown as signed, and nothing more', async () => {
  expect(await checked(token)).toMatchObject({
    sound: true,
    title: 'The signature is genuine',
    name: 'श्री Lake House',
    days: 'Sat, 12 Dec 2026 – Mon, 14 Dec 2026',
    text: expect.stringMatching(/^Only the signature was checked/),
  });
});

test('in Hindi its days have Hindi names and Latin digits', async () => {
  expect(await checked(token, '2026-12-12T10:00:00+05:30', textIn('hi'))).toMatchObject({
    title: 'हस्ताक्षर असली हैं',
    days: 'शनि, 12 दिसंबर 2026 – सोम, 14 दिसंबर 2026',
  });
});

test('one whose days are over is', async () => {
  expect(await checked(token, '2026-12-17T00:00:00+05:30')).toMatchObject({ sound: false, title: 'Expired' });
});

test.each([
  ['of another key', await voucherToken(promised, `${secret}!`)],
  ['of another body', token.replace(/\.\w/, '.A')],
  ['without a signature', token.replace(/\.[^.]*$/, '.')],
  ['that is none', '<b>hello</b>'],
  ['that is empty', ''],
])('one %s is none of ours', async (_, forged) => {
  expect(await checked(forged)).toMatchObject({ sound: false, title: 'Not one of our vouchers', name: '' });
});
