import { afterAll, beforeAll, expect, test } from 'vitest';
import { experiencesNearby } from '../../service/catalog/experiences/experiences-nearby.ts';
import { getExperience } from '../../service/catalog/experiences/get-experience.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const attraction = (slug: string) => getExperience(harness.ctx(), { type: 'attraction', slug });
const tour = (slug: string) => getExperience(harness.ctx(), { type: 'tour-package', slug });

test('an attraction comes with everything that its page shows', async () => {
  expect(await attraction('ganga-rafting')).toMatchObject({
    type: 'attraction',
    name: 'Ganga Rafting',
    location: 'rishikesh',
    area: 'Shivpuri',
    destination: { name: 'Rishikesh', region: 'Uttarakhand' },
    duration: '3 hours',
    availability: 'Available daily',
    activity: true,
    freeCancel: true,
    price: 150_000,
    ticketPrices: { adult: null, child: null, senior: null, infant: 0 },
    detailed: false,
    included: ['Raft and guide', 'Life jacket'],
    notIncluded: ['Lunch'],
    additionalInfo: ['Bring dry clothes.', 'From 14 years.'],
    languages: ['Hindi', 'English'],
    slots: [
      { name: 'Morning', times: ['07:00', '09:30'] },
      { name: 'Afternoon', times: ['14:00'] },
    ],
    images: [{ width: 1200 }, { width: 1200 }],
    faqs: [{ question: 'Must I swim?', answer: 'No.' }],
    itinerary: [],
    reviews: [{ name: 'Kiran Rao', rating: 5 }, { name: 'Anna Weber' }],
    histogram: [0, 0, 0, 1, 1],
  });
});

test('tickets by age keep their own prices', async () => {
  expect(await attraction('amber-fort-and-add-on-packages')).toMatchObject({
    detailed: true,
    tickets: { adult: true, child: true, senior: false, infant: true },
    ticketPrices: { adult: null, child: 20_000, senior: null, infant: 0 },
    originalPrice: 65_000,
    languages: ['English', 'French'],
    slots: [],
  });
});

test('a tour comes with its days', async () => {
  expect(await tour('two-shrines')).toMatchObject({
    type: 'tour-package',
    location: 'Haridwar, Uttarakhand',
    kind: 'pilgrimage',
    privateTour: true,
    itinerary: [
      {
        day: 1,
        title: 'Up',
        details: 'By road to the first.',
        meals: ['breakfast', 'dinner'],
        hotel: 'Guest house',
        hotelPlace: 'Barkot',
        stops: [
          { name: 'Haridwar', at: { latitude: expect.closeTo(29.95, 1) } },
          { name: 'Barkot', at: { latitude: 30.809, longitude: 78.206 } },
          { name: 'Nowhere', at: null },
        ],
      },
      { day: 2, title: 'Down', details: 'Past the second.', meals: [], hotel: null, hotelPlace: null, stops: [] },
    ],
  });
});

test('what is not published under that slug and type is not there', async () => {
  const { db } = harness.database;
  const tiger = db.updateTable('tour_packages').where('slug', '=', 'tiger-morning');
  await tiger.set({ published_at: null }).execute();
  for (const slug of ['tiger-morning', 'ganga-rafting', 'nowhere', '', 'a\0b'])
    expect(await tour(slug)).toBeUndefined();
  await tiger.set({ published_at: harness.clock.now }).execute();
  expect(await tour('tiger-morning')).toBeDefined();
});

test('others at the same place are the best rated ones, without drafts and itself; hidden reviews are not shown', async () => {
  const { db } = harness.database;
  const raft = await db
    .selectFrom('attractions')
    .selectAll()
    .where('slug', '=', 'ganga-rafting')
    .executeTakeFirstOrThrow();
  const units = { product_type: 'attraction', units: 5 };
  const sellables = await db.insertInto('sellables').values(Array(6).fill(units)).returning('id').execute();
  const walks = sellables.map(({ id }, index) => ({
    slug: `walk-${index}`,
    name: `Walk ${index}`,
    description: 'A walk.',
    destination_id: raft.destination_id,
    location: raft.location,
    price_paise: 50_000,
    rating: index === 3 ? 5 : 4,
    reviews: 20,
    available_ticket_types: JSON.stringify(raft.available_ticket_types),
    sellable_id: id,
    published_at: index === 5 ? null : harness.clock.now,
  }));
  await db.insertInto('attractions').values(walks).execute();
  await db.updateTable('reviews').set({ hidden: true }).where('name', '=', 'Anna Weber').execute();
  const page = await attraction('ganga-rafting');
  const others = await experiencesNearby(harness.ctx(), { type: 'attraction', id: raft.id });
  expect(others.map(({ slug }) => slug)).toEqual(['walk-3', 'walk-0', 'walk-1', 'walk-2']);
  expect(page?.reviews).toHaveLength(1);
  expect(page?.histogram).toEqual([0, 0, 0, 0, 1]);
});
