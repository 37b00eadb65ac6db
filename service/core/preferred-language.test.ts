import { expect, test } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['hi', 'hi'],
  ['hi-IN,hi;q=0.9,en-IN;q=0.8,en;q=0.7', 'hi'],
  ['en-IN,hi;q=0.9', 'en'],
  ['en;q=0.5, HI-in ; q=0.9', 'hi'],
  ['fr, hi;q=0.2', 'hi'],
  ['hi;q=0, fr', 'en'],
  ['hi;q=much', 'en'],
  ['hindi', 'en'],
  [';;,;q=1', 'en'],
])('“%s” reads %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
