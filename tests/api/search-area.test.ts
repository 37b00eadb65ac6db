import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '../../database/sample/load-catalogue.ts';
import { readSample } from '../../database/sample/read-sample.ts';
import { carList } from '../../service/catalog/car-rentals/car-list.ts';
import { parseCarSearch } from '../../service/catalog/car-rentals/car-search.ts';
import { experienceLists } from '../../service/catalog/experiences/experience-list.ts';
import { type ExperienceList, parseExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { today } from '../../service/core/day.ts';
import { mapList } from '../../service/search/map-list.ts';
import { searchList } from '../../service/search/search-list.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
const sample = readSample();
beforeAll(async () => {
  harness = await startHarness();
  await loadCatalogue(harness.database.db, sample, harness.clock.now);
});
afterAll(() => harness.close());

const stays = (query: string) =>
  searchList(harness.ctx(), stayList, parseStaySearch(new URLSearchParams(query), today(harness.clock.now)));
const experiences = (type: ExperienceList['type'], place: string, query: string) => {
  const list = { type, place, category: null };
  const params = parseExperienceSearch(list, new URLSearchParams(query), today(harness.clock.now));
  return searchList(harness.ctx(), experienceLists[type], params);
};

/** West, south, east, north: Goa, a corner of Jaipur, all of the north, the open sea, a line of stays at one latitude. */
type Sides = readonly [west: number, south: number, east: number, north: number];
const areas: readonly Sides[] = [
  [73.6, 14.9, 74.4, 15.9],
  [75.75, 26.88, 75.86, 27],
  [70, 27, 90, 37],
  [66, 6, 67, 7],
  [68, 26.9441, 97, 26.9442],
];

interface Placed {
  readonly name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const inside = ([west, south, east, north]: Sides, all: readonly Placed[]) =>
  all
    .filter(
      ({ latitude: y, longitude: x }) => y !== null && x !== null && x >= west && x <= east && y >= south && y <= north,
    )
    .map(({ name }) => name)
    .sort();

test.each(areas)('what lies in the area %s,%s,%s,%s is found, of every kind that has a place', async (...area) => {
  // the three of the world are there too
  const { db } = harness.database;
  const all = (table: 'stays' | 'attractions' | 'tour_packages') =>
    db.selectFrom(table).select(['name', 'latitude', 'longitude']).where('published_at', 'is not', null).execute();
  const query = `area=${area.join()}&pages=9`;
  const names = ({ cards }: { cards: readonly { name: string }[] }) => cards.map(({ name }) => name).sort();
  const found = {
    stays: names(await stays(query)),
    attractions: names(await experiences('attraction', '', query)),
    tours: names(await experiences('tour-package', 'jaipur', query)),
  };
  expect(found).toEqual({
    stays: inside(area, await all('stays')),
    attractions: inside(area, await all('attractions')),
    tours: inside(area, await all('tour_packages')),
  });
});

test('an area stands in place of the place, and beside filters and days', async () => {
  const goa = `area=${areas[0]?.join()}`;
  const { total, place } = await stays(goa);
  expect(total).toBeGreaterThan(3);
  expect(place).toBeNull();
  expect((await stays(`${goa}&location=Jaipur`)).total).toBe(total);
  const villas = await stays(`${goa}&propertyType=villas`);
  expect(villas.total).toBeLessThan(total);
  expect(villas.counts).toEqual((await stays(`${goa}&propertyType=villas&location=x`)).counts);
  const dated = await stays(`${goa}&checkIn=2026-12-20&checkOut=2026-12-22`);
  expect(dated.total + dated.soldOut).toBe(total);
  const nothing = await stays(`area=${areas[3]?.join()}`);
  expect(nothing).toMatchObject({ total: 0, advice: { what: 'filters' } });
});

test('the map shows all of an area at once, though its list has pages of twelve', async () => {
  const list = { type: 'tour-package', place: 'jaipur', category: null } as const;
  const search = parseExperienceSearch(
    list,
    new URLSearchParams(`area=${areas[2]?.join()}&pages=1`),
    today(harness.clock.now),
  );
  const { total, cards } = await searchList(harness.ctx(), experienceLists['tour-package'], search);
  expect(total).toBeGreaterThan(cards.length);
  const placed = await mapList(harness.ctx(), experienceLists['tour-package'], search);
  expect(placed).toHaveLength(total);
  expect(placed[0]?.card).toEqual(cards[0]);
});

test('an area that is none asks for nothing, and cars, which come to the traveller, are not asked for theirs', async () => {
  const { total } = await stays('');
  expect((await stays('area=somewhere')).total).toBe(total);
  const cars = (query: string) =>
    searchList(harness.ctx(), carList, parseCarSearch('all', new URLSearchParams(query), today(harness.clock.now)));
  expect((await cars(`area=${areas[3]?.join()}`)).total).toBe((await cars('')).total);
});
