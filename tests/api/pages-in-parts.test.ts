import { sql } from 'kysely';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loader as carLoader } from '../../storefront/routes/car.tsx';
import { loader as carsLoader } from '../../storefront/routes/cars-in.tsx';
import { loader as experiencesLoader } from '../../storefront/routes/experience-list.tsx';
import { loader as stayLoader } from '../../storefront/routes/stay.tsx';
import { loader as staysLoader } from '../../storefront/routes/stays.tsx';
import { loadExperience } from '../../storefront/server/load-experience.ts';
import { rendering, service } from '../../storefront/service.ts';
import { type Harness, startHarness } from '../harness.ts';

// the drawing of all icons is made by the build
vi.mock('../../storefront/ui/icon.tsx', () => ({ Icon: () => null }));

let harness: Harness;

beforeAll(async () => {
  harness = await startHarness({ LOG_LEVEL: 'silent' });
});
afterAll(() => harness.close());

function given() {
  const context = new RouterContextProvider();
  context.set(service, harness.ctx());
  context.set(rendering, { mark: 'mark', language: 'en', forDocument: true });
  return context;
}
const cachingOf = (init: ResponseInit | null) => new Headers(init?.headers).get('cache-control');
const publicly = 'public, max-age=0, must-revalidate';

async function stay(query = '') {
  const request = new Request(`http://padharo.test/stays/lake-house${query}`);
  const url = new URL(request.url);
  const { data, init } = await stayLoader({
    context: given(),
    request,
    params: { slug: 'lake-house' },
    pattern: '/stays/:slug',
    url,
  });
  return { ...data, caching: cachingOf(init) };
}

async function car(query = '') {
  const request = new Request(`http://padharo.test/car-rentals/booking/city-sedan${query}`);
  const url = new URL(request.url);
  const { data, init } = await carLoader({
    context: given(),
    request,
    params: { slug: 'city-sedan' },
    pattern: '/car-rentals/booking/:slug',
    url,
  });
  return { ...data, caching: cachingOf(init) };
}

async function experience(type: 'attraction' | 'tour-package', slug: string, query = '') {
  const request = new Request(`http://padharo.test/${slug}${query}`);
  const { data, init } = await loadExperience(type, given(), slug, request);
  return { ...data, caching: cachingOf(init) };
}

/** Does something while a table is not there. */
async function without(table: string, act: () => Promise<void>) {
  const { db } = harness.database;
  await sql`alter table ${sql.table(table)} rename to gone`.execute(db);
  try {
    await act();
  } finally {
    await sql`alter table gone rename to ${sql.table(table)}`.execute(db);
  }
}

test('a stay stands without the one part that cannot be read, and is then not kept', async () => {
  const whole = await stay();
  expect(whole.caching).toBe(publicly);
  for (const part of ['faqs', 'nearby', 'reviews'] as const) expect(whole.stay[part], part).not.toEqual([]);
  expect(whole.stay.rules).not.toBeNull();
  // one text of cancelling, which follows from the policy: the text of the house rules is not shown
  expect(whole.stay.rules?.policies.map(({ label }: { label: string }) => label)).not.toContain('Cancellation');
  const { faqs, nearby, reviews, rules } = whole.stay;
  for (const [table, left] of [
    ['faqs', { faqs: [], nearby, reviews, rules }],
    ['nearby_places', { faqs, nearby: [], reviews, rules }],
    ['reviews', { faqs, nearby, reviews: [], allReviews: null, rules }],
    ['house_rules', { faqs, nearby, reviews, rules: null }],
  ] as const) {
    await without(table, async () => {
      const page = await stay();
      expect(page.stay, table).toMatchObject({ name: whole.stay.name, rooms: whole.stay.rooms, ...left });
      expect(page.caching, table).toBe('private, no-store');
    });
  }
  expect((await stay()).caching).toBe(publicly);
});

test('a stay, an attraction, a tour and a car stand while no one knows what is free on their days', async () => {
  await without('allotments', async () => {
    expect((await stay('?checkIn=2026-12-10&checkOut=2026-12-12')).nights).toEqual([]);
    expect((await car('?pickupDate=2026-12-10&returnDate=2026-12-12')).days).toEqual([]);
    expect((await experience('attraction', 'ganga-rafting', '?date=2026-12-10')).days).toEqual([]);
  });
});

test('attractions, tours and cars stand without their reviews, questions and days of the way', async () => {
  await without('reviews', async () => {
    for (const page of [
      { ...(await car()).car, caching: (await car()).caching },
      { ...(await experience('attraction', 'ganga-rafting')).page, caching: 'private, no-store' },
    ]) {
      expect(page.reviews).toEqual([]);
      expect(page.caching).toBe('private, no-store');
    }
  });
  await without('attraction_faqs', async () => {
    const { page, caching } = await experience('attraction', 'ganga-rafting');
    expect(page).toMatchObject({ name: 'Ganga Rafting', faqs: [] });
    expect(page.reviews).not.toEqual([]);
    expect(caching).toBe('private, no-store');
  });
});

test('what is missing itself is an error still', async () => {
  await without('room_types', async () => {
    await expect(stay()).rejects.toThrow(/room_types/);
  });
});

test('a list that cannot be read keeps its heading, search and filters, says so, and is not kept', async () => {
  const args = (path: string) => {
    const url = new URL(`http://padharo.test${path}`);
    return { context: given(), request: new Request(url), url };
  };
  const lists = [
    ['stays', () => staysLoader({ ...args('/stays?location=Goa&stars=5'), params: {}, pattern: '/stays' })],
    [
      'tour_packages',
      () =>
        experiencesLoader({
          ...args('/tour-packages/category/pilgrimage-tours'),
          params: {},
          pattern: '/tour-packages/category/:categorySlug',
        }),
    ],
    [
      'car_rentals',
      () => carsLoader({ ...args('/car-rentals/all'), params: { city: 'all' }, pattern: '/car-rentals/:city' }),
    ],
  ] as const;
  for (const [table, load] of lists) {
    const whole = await load();
    expect(whole.data.view.failed, table).toBe(false);
    // the index of the process is of the product's own table
    const { db } = harness.database;
    await sql`alter table ${sql.table(table)} rename column name to gone`.execute(db);
    try {
      const { data, init } = await load();
      expect(data.view, table).toMatchObject({ failed: true, headline: '', cards: [], pill: whole.data.view.pill });
      expect(data.view.groups.map(({ title }) => title)).toEqual(whole.data.view.groups.map(({ title }) => title));
      expect(new Set(data.view.groups.flatMap(({ values }) => values.map(({ count }) => count)))).toEqual(
        new Set([null]),
      );
      expect([init?.status, cachingOf(init)]).toEqual([500, 'private, no-store']);
    } finally {
      await sql`alter table ${sql.table(table)} rename column gone to name`.execute(db);
    }
  }
});
