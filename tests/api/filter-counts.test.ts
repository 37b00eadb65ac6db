import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '../../database/sample/load-catalogue.ts';
import { readSample } from '../../database/sample/read-sample.ts';
import { valuesOf as facetValues, valueFacets, wordOf } from '../../service/catalog/lists/facet.ts';
import { stayFacets } from '../../service/catalog/stays/stay-facets.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { today } from '../../service/core/day.ts';
import { searchList } from '../../service/search/search-list.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  const none = { attractions: [], tours: [], cars: [] };
  await loadCatalogue(harness.database.db, { ...readSample(), ...none }, harness.clock.now);
});
afterAll(() => harness.close());

const search = (query: URLSearchParams) =>
  searchList(harness.ctx(), stayList, parseStaySearch(query, today(harness.clock.now)));

/** Every value that can be ticked: its parameter, its word there, and the count beside it. */
async function valuesOf(query: URLSearchParams): Promise<{ name: string; value: string; count: number }[]> {
  const { counts } = await search(query);
  return valueFacets(stayFacets).flatMap((facet) =>
    facetValues(facet).map(({ value }) => ({
      name: facet.name,
      value: wordOf(facet, value),
      count: counts[facet.name]?.[value] ?? 0,
    })),
  );
}

test('there is a count beside every value that STAY-6 counts', async () => {
  const values = await valuesOf(new URLSearchParams());
  const of = (name: string) => values.filter((value) => value.name === name).length;
  expect([of('propertyType'), of('meal'), of('amenity'), of('facility'), of('activity')]).toEqual([19, 6, 16, 24, 10]);
  expect(values.filter(({ name }) => name === 'popular').map(({ value }) => value)).toEqual([
    '5-stars',
    'no-card',
    'no-prepayment',
    'private-pool',
    'swimming-pool',
    'hotels',
  ]);
  // all stays have one type
  const types = values.filter(({ name }) => name === 'propertyType').map(({ count }) => count);
  expect(types.reduce((sum, count) => sum + count, 0)).toBe((await search(new URLSearchParams())).total);
  expect(Math.min(...types)).toBeGreaterThan(0);
});

const queries = [
  '',
  'location=Rajasthan',
  'propertyType=hotels&propertyType=resorts&stars=4',
  'amenity=Free+WiFi&amenity=Parking&facility=Balcony&max=6000',
  'popular=no-card&popular=hotels&min=3000&meal=Breakfast+included',
  'stars=5&stars=3&activity=Trekking&popular=swimming-pool',
  'location=hotels+in+kerela&adults=4&rooms=2&amenity=Restaurant',
  'location=Uttarakhand&checkIn=2026-12-20&checkOut=2026-12-24&adults=3&propertyType=homestays',
];

test.each(queries)('the count beside each value is how many stays it leaves: %s', async (text) => {
  const query = new URLSearchParams(text);
  const wrong: string[] = [];
  for (const [at, { name, value, count }] of (await valuesOf(query)).entries()) {
    // every fourth value, and others for the next query; all of them in a long run
    if (!process.env['TEST_LONG'] && (at + queries.indexOf(text)) % 4 > 0) continue;
    const ticked = new URLSearchParams(query);
    // types and stars widen among themselves, and each says how many are its own
    if (name === 'propertyType' || name === 'stars') ticked.set(name, value);
    else ticked.append(name, value);
    const { total } = await search(ticked);
    if (total !== count) wrong.push(`${name}=${value} says ${count} and leaves ${total}`);
  }
  expect(wrong).toEqual([]);
  const { histogram, priceRange } = await search(query);
  query.delete('min');
  query.delete('max');
  const whatever = await search(query);
  expect(histogram.reduce((sum, count) => sum + count, 0)).toBe(whatever.total);
  expect(whatever.priceRange).toEqual(priceRange);
});
