import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carList } from '../../service/catalog/car-rentals/car-list.ts';
import { parseCarSearch } from '../../service/catalog/car-rentals/car-search.ts';
import { experienceLists } from '../../service/catalog/experiences/experience-list.ts';
import { parseExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { today } from '../../service/core/day.ts';
import { searchList } from '../../service/search/search-list.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';

let harness: Harness;
let admin: string;
beforeAll(async () => {
  harness = await startHarness();
  admin = await staffToken(harness);
});
afterAll(() => harness.close());

const day = () => today(harness.clock.now);
const experiences = (type: 'attraction' | 'tour-package') => async (place: string) => {
  const search = parseExperienceSearch({ type, place, category: null }, new URLSearchParams(), day());
  return (await searchList(harness.ctx(), experienceLists[search.type], search)).cards.map(({ slug }) => slug);
};
const shared = { description: 'Made for this test.', price: 900 };

/** Each type with a body but for where it is, and what is on the list of a place. */
const types: readonly (readonly [path: string, body: object, listed: (place: string) => Promise<string[]>])[] = [
  [
    'stays',
    shared,
    async (place) => {
      const search = parseStaySearch(new URLSearchParams({ location: place }), day());
      return (await searchList(harness.ctx(), stayList, search)).cards.map(({ slug }) => slug);
    },
  ],
  ['attractions', { ...shared, places: 4 }, experiences('attraction')],
  ['tour-packages', { ...shared, places: 4 }, experiences('tour-package')],
  [
    'car-rentals',
    { ...shared, carType: 'SUV', transmission: 'Manual', fuelType: 'Diesel', capacity: 5, vehicles: 2 },
    async (place) => {
      const search = parseCarSearch(place, new URLSearchParams(), day());
      return (await searchList(harness.ctx(), carList, search)).cards.map(({ slug }) => slug);
    },
  ],
];

async function write(method: 'POST' | 'PUT', path: string, data: object) {
  const { status, body } = await harness.call(method, `/api/${path}`, { token: admin, body: { data } });
  expect(status, JSON.stringify(body)).toBe(method === 'POST' ? 201 : 200);
  return body.data;
}
const placeOf = async (path: string) =>
  (await harness.call('GET', `/api/${path}?populate=destination`)).body.data.destination?.name;

describe.each(types)('%s', (path, body, listed) => {
  const make = (slug: string, overrides: object) => write('POST', path, { ...body, slug, name: slug, ...overrides });

  test('belong to the destination in their location, and follow a change', async () => {
    const created = await make('follower', { location: 'New Delhi, Delhi' });
    const entry = `${path}/${created.documentId}`;
    expect(await placeOf(entry)).toBe('New Delhi');
    expect(await listed('delhi')).toContain('follower');
    await write('PUT', entry, { location: 'Mallital, Nainital, Uttarakhand' });
    expect(await placeOf(entry)).toBe('Nainital');
    expect(await listed('delhi')).not.toContain('follower');
    expect(await listed('naini-tal')).toContain('follower');
    await write('PUT', entry, { description: 'Nothing of where it is.' });
    expect(await placeOf(entry)).toBe('Nainital');
  });

  test('keep a destination given in the same write, or when the text names none', async () => {
    const { data } = (await harness.call('GET', '/api/destinations?filters[name]=Jaipur')).body;
    const created = await make('chosen', { location: 'New Delhi, Delhi', destination: data[0].documentId });
    const entry = `${path}/${created.documentId}`;
    expect(await placeOf(entry)).toBe('Jaipur');
    await write('PUT', entry, { location: 'Behind the old mill' });
    expect(await placeOf(entry)).toBe('Jaipur');
    await write('PUT', entry, { location: 'Manali' });
    expect(await placeOf(entry)).toBe('Manali');
  });

  test('are assigned to a destination created later', async () => {
    const created = await make('early', { location: `Old bazaar, ${path} town` });
    const entry = `${path}/${created.documentId}`;
    expect(await placeOf(entry)).toBeUndefined();
    await write('POST', 'destinations', {
      name: `${path} Town`,
      region: 'Sikkim',
      description: 'New.',
      latitude: 27,
      longitude: 88,
    });
    expect(await placeOf(entry)).toBe(`${path} Town`);
    expect(await listed(`${path} town`)).toContain('early');
  });

  test('of another place do not match a partly typed name through an alias', async () => {
    await make('by-the-lake', { location: 'Udaipur, Rajasthan' });
    await make('by-the-tea', { location: 'Ooty, Tamil Nadu' });
    expect(await listed('udagamandalam')).toContain('by-the-tea');
    for (const typed of ['uda', 'Udai', 'udaip']) {
      expect(await listed(typed)).toContain('by-the-lake');
      expect(await listed(typed)).not.toContain('by-the-tea');
    }
    await make('udaan-house', { location: 'Ooty, Tamil Nadu' });
    expect(await listed('uda')).toContain('udaan-house');
  });
});

test('a destination holds what its page says: its own script, guide, months and ways to arrive', async () => {
  const written = {
    localName: 'દીવ',
    localLanguage: 'gu',
    guide: ['Beaches face south.', 'The fort looks over the sea.', 'Ferries leave by day.'],
    bestMonths: ['10', '11', '12'],
    airport: 'Diu Airport',
    airportKm: 6,
    station: 'Veraval',
    stationKm: 85,
    otherWay: 'By road from Una',
  };
  const bare = { name: 'Diu', region: 'Daman and Diu', latitude: 20.7, longitude: 70.98 };
  const { documentId } = await write('POST', 'destinations', { ...bare, ...written });
  expect((await harness.call('GET', `/api/destinations/${documentId}`)).body.data).toMatchObject(written);
  for (const [field, value] of [
    ['bestMonths', ['13']],
    ['bestMonths', ['Octember']],
    ['guide', ['1', '2', '3', '4']],
    ['localLanguage', 'xx'],
    ['airportKm', 0],
  ] as const) {
    const answer = await harness.call('PUT', `/api/destinations/${documentId}`, {
      token: admin,
      body: { data: { [field]: value } },
    });
    expect([field, answer.status]).toEqual([field, 400]);
  }
});
