import { expect, test } from 'vitest';
import { carriesLink, isGreetable } from './link-like.ts';

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
])('%s carries a link', (text) => {
  expect(carriesLink(text)).toBe(true);
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
])('%s is a name', (text) => {
  expect(carriesLink(text)).toBe(false);
  expect(isGreetable(text)).toBe(true);
});

test.each(['pay to 9876543210', 'call 98 76 54 32', 'a/b', 'x: y', '<b>'])('%s greets nobody', (text) => {
  expect(isGreetable(text)).toBe(false);
});
