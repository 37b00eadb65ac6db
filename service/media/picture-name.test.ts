import { expect, test } from 'vitest';
import { addressName, shownName } from './picture-name.ts';

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
])('%j is shown as %j and stands as %j in its address', (name, shown, address) => {
  expect(shownName(name)).toBe(shown);
  expect(addressName(name)).toBe(address);
});

test('endless names are cut', () => {
  expect(shownName('x'.repeat(5_000))).toHaveLength(200);
  expect(addressName('x'.repeat(5_000))).toHaveLength(60);
});
