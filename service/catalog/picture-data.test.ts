import { expect, test } from 'vitest';
import { photographsFirst } from './picture-data.ts';

test("photographs come before drawings, each in the operator's order", () => {
  const drawn = (url: string) => ({ url, alt: '', width: 3, height: 2 });
  const photo = (url: string) => ({ ...drawn(url), srcSet: `${url} 480w` });
  const urls = photographsFirst([drawn('a'), photo('b'), drawn('c'), photo('d')]).map(({ url }) => url);
  expect(urls).toEqual(['b', 'd', 'a', 'c']);
  expect(photographsFirst([])).toEqual([]);
});
