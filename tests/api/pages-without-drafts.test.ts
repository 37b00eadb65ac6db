import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCard } from '../../service/catalog/cards/find-card.ts';
import { getStay } from '../../service/catalog/stays/get-stay.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { today } from '../../service/core/day.ts';
import { searchList } from '../../service/search/search-list.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';

let harness: Harness;
let editor: string;
beforeAll(async () => {
  harness = await startHarness();
  editor = await staffToken(harness, 'editor');
});
afterAll(() => harness.close());

async function take(action: 'publish' | 'unpublish', path: string, filter: string): Promise<void> {
  const { body } = await harness.call('GET', `/api/${path}?status=draft&filters${filter}`, { token: editor });
  const [{ documentId }] = body.data;
  const { status } = await harness.call('POST', `/api/${path}/${documentId}/actions/${action}`, { token: editor });
  expect(status).toBe(200);
}
const find = (query: string) =>
  searchList(harness.ctx(), stayList, parseStaySearch(new URLSearchParams(query), today(harness.clock.now)));
const slugs = async (query: string) => (await find(query)).cards.map(({ slug }) => slug);

test('a feature that was taken back is on no page, in no card, in no filter and in no count', async () => {
  const read = async () => {
    const site = (await find('')).cards.find(({ slug }) => slug === 'lake-house');
    return {
      page: JSON.stringify(await getStay(harness.ctx(), 'lake-house')).includes('Free WiFi'),
      card: site?.amenities.includes('Free WiFi'),
      count: JSON.stringify((await find('')).counts).includes('Free WiFi'),
      found: (await slugs('amenity=Free+WiFi')).includes('lake-house'),
    };
  };
  const everywhere = { page: true, card: true, count: true, found: true };
  expect(await read()).toEqual(everywhere);
  await take('unpublish', 'features', '[name]=Free+WiFi');
  expect(await read()).toEqual({ page: false, card: false, count: false, found: false });
  await take('publish', 'features', '[name]=Free+WiFi');
  expect(await read()).toEqual(everywhere);
});

test('a destination that was taken back is named nowhere, and nothing is found by its other names', async () => {
  const destination = await harness.database.db
    .selectFrom('destinations')
    .select(['region', 'aliases'])
    .where('slug', '=', 'nainital')
    .executeTakeFirstOrThrow();
  expect(destination.aliases).toContain('bhimtal');
  const read = async () => ({
    page: (await getStay(harness.ctx(), 'lake-house'))?.region ?? null,
    card: (await findCard(harness.ctx(), { type: 'stays', slug: 'lake-house' }))?.place,
    found: await slugs('location=bhimtal'),
  });
  const before = await read();
  expect(before).toMatchObject({ page: destination.region, found: ['lake-house'] });
  await take('unpublish', 'destinations', '[slug]=nainital');
  expect(await read()).toMatchObject({ page: null, card: 'Mallital, Nainital, Uttarakhand', found: [] });
  await take('publish', 'destinations', '[slug]=nainital');
  expect(await read()).toEqual(before);
});
