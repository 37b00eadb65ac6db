import { expect, test } from 'vitest';
import { returnPath } from './provider.ts';

test.each([
  ['/cart', '/cart'],
  ['/stays?location=Goa%20North&view=list', '/stays?location=Goa%20North&view=list'],
  ['/payment/BOOK_1?key=x#top', '/payment/BOOK_1?key=x'],
])('%s is a page of this site', (text, path) => {
  expect(returnPath(text)).toBe(path);
});

test.each([
  [undefined],
  [null],
  [''],
  ['cart'],
  ['https://evil.example/'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['/.//evil.example'],
  ['/x/..//evil.example'],
  ['/%2e%2e//evil.example'],
  ['javascript:alert(1)'],
  [`/${'x'.repeat(1_000)}`],
])('%j leads to the home page', (text) => {
  expect(returnPath(text)).toBe('/');
});
