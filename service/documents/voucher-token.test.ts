import { expect, test } from 'vitest';
import { dayOf } from '../core/day.ts';
import { publicKey, purchaseFingerprint, readVoucherToken, voucherToken } from './voucher-token.ts';

const secret = 'a secret of thirty-two characters, for tests';
const now = new Date('2026-11-20T10:00:00+05:30');
const promised = {
  bookingId: 'BOOK_1795000000000_ABCDEF',
  lineId: 7,
  name: 'Lake House',
  bought: '1 × Lake Room',
  startDay: dayOf('2026-12-12'),
  lastDay: dayOf('2026-12-14'),
};
const read = (token: string, at = now) => readVoucherToken(token, secret, at);
const token = await voucherToken(promised, secret);

test('says which line of which booking, what and when; the same for the same promise', async () => {
  const { bookingId, lineId, name, startDay, lastDay } = promised;
  const facts = { bookingId, lineId, name, startDay, lastDay };
  expect(await read(token)).toEqual({ ...facts, mark: purchaseFingerprint(promised), ended: false });
  expect(await voucherToken(promised, secret)).toBe(token);
  expect(`https://padharo.example/verify/${token}`.length).toBeLessThan(400);
});

test('is over two days after the last one, in India', async () => {
  expect(await read(token, new Date('2026-12-16T23:59:59+05:30'))).toMatchObject({ ended: false });
  expect(await read(token, new Date('2026-12-17T00:00:00+05:30'))).toMatchObject({ ended: true });
});

test('has another mark when it promises something else', () => {
  const marks = [promised, { ...promised, lastDay: dayOf('2026-12-15') }, { ...promised, bought: '2 × Lake Room' }];
  expect(new Set(marks.map(purchaseFingerprint)).size).toBe(3);
  expect(purchaseFingerprint({ ...promised, name: 'Lake House & Spa' })).toBe(purchaseFingerprint(promised));
});

const [header = '', body = '', signature = ''] = token.split('.');
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const changed = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), l: 8 };

test.each([
  ['of another key', await voucherToken(promised, `${secret}!`)],
  ['with another payload', [header, encoded(changed), signature].join('.')],
  ['with another signature', [header, body, `A${signature.slice(1)}`].join('.')],
  ['without a signature', [encoded({ alg: 'none' }), body, ''].join('.')],
  ['signed with the public key as a secret', [encoded({ alg: 'HS256' }), body, signature].join('.')],
  ['that brings its own key', [encoded({ alg: 'EdDSA', jwk: publicKey(`${secret}!`) }), body, signature].join('.')],
  ['cut short', token.slice(0, -1)],
  ['that is none', 'hello'],
  ['that is empty', ''],
  ['of a megabyte', 'a.'.repeat(500_000)],
])('a token %s is refused', async (_, forged) => {
  expect(await read(forged)).toBeUndefined();
});
