import { expect, test } from 'vitest';
import { parseSearches, withSearched } from './recent-searches.ts';

test('the last three searched places are stored, newest first and each once', () => {
  const searches = ['Goa', 'Agra', 'Pune', 'goa', 'Puri'].reduce<string[]>(withSearched, []);
  expect(searches).toEqual(['Puri', 'goa', 'Pune']);
  expect(parseSearches(JSON.stringify(searches))).toEqual(searches);
});

test('anything else that is stored is dropped', () => {
  for (const stored of [null, '', '{', '3', '{"0":"Goa"}', '[1,null,""]']) expect(parseSearches(stored)).toEqual([]);
  expect(parseSearches('["a",2,"b","c","d"]')).toEqual(['a', 'b', 'c']);
});
