import { expect, test } from 'vitest';
import { containsLink, isGreetable } from './link-like.ts';

test.each([
  'https://evil.example',
  'ftp://x',
  'www.evil',
  'evil.example',
  'Prize at evil.co',
  'asha@example',
  'पुरस्कार.भारत',
  'ｅｖｉｌ．ｃｏｍ',
  '10.0.0.1',
  'bit.ly/x',
  'x.com',
  'T.me',
  't.me/asha',
  'k.r/asha',
  'dr.in',
  'K.evil.example',
  'Asha.Verma',
  'Asha.K.Verma',
  'http://K.Ramesh',
  'के.भारत',
])('%s contains a link', (text) => {
  expect(containsLink(text)).toBe(true);
  expect(isGreetable(text)).toBe(false);
});

test.each([
  'Asha Verma',
  'Dr. A. P. J. Rao',
  'J.R. D’Souza',
  'आशा वर्मा',
  'Anne-Marie St. John',
  'Ravi Jr.',
  'K.K. Nair',
  'K.Ramesh',
  'k.ramesh',
  'M.S.Subbulakshmi',
  'Dr.A.P.J.Abdul Kalam',
  'Smt.Lakshmi Devi',
  'Md.Rafi',
  'Prof.C.N.R.Rao',
  'Wg.Cdr.Rakesh Sharma',
  'Ramesh.K',
  'के.रमेश',
  'एम.एस.धोनी',
  'கே.பாலச்சந்தர்',
  'Nguyễn Thị',
  'Kṛṣṇa',
  'M.Ángel',
])('%s is a name', (text) => {
  expect(containsLink(text)).toBe(false);
  expect(isGreetable(text)).toBe(true);
});

test.each(['pay to 9876543210', 'call 98 76 54 32', 'a/b', 'x: y', '<b>'])('%s is not used in greetings', (text) => {
  expect(isGreetable(text)).toBe(false);
});
