import { expect, test } from 'vitest';
import { judgeText, type OwnContacts } from './authenticity.ts';

const ours: OwnContacts = {
  site: 'https://padharo.example',
  pages: ['https://www.instagram.com/padharo/'],
  emails: ['help@padharo.example'],
  phones: ['+91 120 4112233 (9 to 18 h)', '+91 98100 12345'],
  upiId: 'padharo@okbank',
};
const judged = (text: string, own = ours) =>
  judgeText(text, own).map(({ kind, text, ours }) => `${kind} ${text} ${ours ? 'ours' : 'not ours'}`);

test('a message of ours', () => {
  const text =
    'Your stay is booked: https://padharo.example/booking/BOOK_1?key=a. Questions? help@padharo.example, 0120 411 2233 ' +
    'or wa.me/919810012345. UPI: padharo@okbank, instagram.com/padharo';
  expect(judged(text)).toEqual([
    'link https://padharo.example/booking/BOOK_1?key=a ours',
    'email help@padharo.example ours',
    'upi padharo@okbank ours',
    'link wa.me/919810012345 ours',
    'link instagram.com/padharo ours',
    'phone 0120 411 2233 ours',
  ]);
});

test.each([
  'https://padharo.example.pay-now.in/booking',
  'https://padharo.example@evil.example/',
  'https://help:padharo.example@evil.example',
  'https://user@padharo.example/',
  'https://pаdharo.example/', // with a Cyrillic letter
  'https://padharo.example:8443/',
  'ftp://padharo.example/',
  'javascript://padharo.example/%0aalert(1)',
  'https://wa.me/911234567890',
  'https://instagram.com/padharo.official',
  'http://%',
])('%s is not ours', (text) => {
  expect(judgeText(text, ours).map(({ ours }) => ours)).toEqual([false]);
});

test.each([
  ['PADHARO.EXAMPLE/stays', true],
  ['padharo.cfd/pay', false],
  ['padharo-refund.in', false],
  ['help@padharo.example.in', false],
  ['HELP@padharo.example', true],
  ['upi://pay?pa=padharo@okbank&am=500', true],
  ['upi://pay?pa=thief@okbank&pn=padharo@okbank', false],
  ['padharo@okbank2', false],
  ['+919810012345', true],
  ['098100-12345', true],
  ['98100 12346', false],
  ['+1 98100 12345', false],
])('%s: %s', (text, own) => {
  expect(judgeText(text, ours).map(({ ours }) => ours)).toEqual([own]);
});

test.each([
  '',
  'Pay ₹14,000 now.Please hurry. Room 12, 24-12-2026, booking BOOK_2KFQ7A',
  'Dear Dr.A.P.J. Rao, e.g. at 10.30',
])('%j has nothing to check', (text) => {
  expect(judgeText(text, ours)).toEqual([]);
});

test('without a UPI id none is ours', () => {
  expect(judged('padharo@okbank', { ...ours, upiId: undefined })).toEqual(['upi padharo@okbank not ours']);
});

test('a voucher of ours leads to its check, one of another site does not', () => {
  const path = '/verify/eyJhbGciOiJFZERTQSJ9.eyJiIjoi.x-_1';
  expect(judgeText(`https://padharo.example/hi${path}`, ours)).toEqual([
    { kind: 'voucher', text: `https://padharo.example/hi${path}`, ours: true, check: `/hi${path}` },
  ]);
  expect(judgeText(`https://evil.example${path}`, ours)[0]).not.toHaveProperty('check');
});

test('invisible marks hide nothing, and each piece is listed once', () => {
  expect(judged('help\u200b@padharo.example help@padharo.example ｐadharo.example')).toEqual([
    'email help@padharo.example ours',
    'link padharo.example ours',
  ]);
});

// read in steps that grow with the square of the length, each of these would run into the limit of a test
test.each(['a', 'a-', '1', '1 ', 'a.', 'a@', 'a1.a', '.', '+', '+(', 'x://', 'अ', '%', 'www.'])(
  'a very long text of %j is read in steps that grow with its length, and at most thirty pieces come back',
  (unit) => {
    expect(judgeText(unit.repeat(400_000 / unit.length), ours).length).toBeLessThanOrEqual(30);
  },
);

test('two hundred addresses give thirty pieces', () => {
  const many = Array.from({ length: 200 }, (_, at) => `a${at}@b.in`).join(' ');
  expect(judgeText(many, ours)).toHaveLength(30);
});
