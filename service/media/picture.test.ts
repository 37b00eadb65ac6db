import { expect, test } from 'vitest';
import { displayName, nameForAddress } from './picture.ts';

test.each([
  ['Lake View.JPG', 'Lake View.JPG', 'lake-view'],
  ['C:\\Photos\\Göa – beach.png', 'Göa – beach.png', 'goa-beach'],
  ['../../etc/passwd', 'passwd', 'passwd'],
  ['a\r\nSet-Cookie: b.png', 'aSet-Cookie: b.png', 'aset-cookie-b'],
  ['photo.tar.gz', 'photo.tar.gz', 'photo-tar'],
  ['ताज.png', 'ताज.png', 'picture'],
  ['', 'picture', 'picture'],
  ['..', '..', 'picture'],
  ['\u202egnp.exe', 'gnp.exe', 'gnp'],
])('%j is displayed as %j and appears as %j in its address', (name, shown, address) => {
  expect(displayName(name)).toBe(shown);
  expect(nameForAddress(name)).toBe(address);
});

test('endless names are truncated', () => {
  expect(displayName('x'.repeat(5_000))).toHaveLength(200);
  expect(nameForAddress('x'.repeat(5_000))).toHaveLength(60);
});
