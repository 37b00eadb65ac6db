import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const detail =
  'populate[languages][fields][0]=name&populate[languages][fields][1]=code&populate[timeSlots][fields][0]=name' +
  '&populate[timeSlots][fields][1]=availableTimes&populate[gallery]=true&populate[image]=true' +
  '&populate[attraction_faqs][fields][0]=question&populate[attraction_faqs][fields][1]=answer' +
  '&populate[additionalInfo]=true&publicationState=live';
const orTypes = ['resort', 'apartment', 'villa', 'holiday', 'homestay', 'guest']
  .map((word, index) => `filters[$or][${index}][type][$containsi]=${word}`)
  .join('&');
const tiger = 'filters[$or][0][location][$containsi]=TIGER&filters[$or][1][name][$containsi]=TIGER&populate=*';

/** Every content call of API-1 to API-15, with the slugs (or names) that it finds and what it shows of the first. */
const calls: [name: string, call: string, found: string[], first: object][] = [
  [
    'holiday homes',
    `stays?populate=*&pagination[pageSize]=12&${orTypes}`,
    ['palm-villa'],
    { name: 'Palm Villa', price: 12500, type: 'Villas', image: { url: '/artwork/villa-21.coast.svg' } },
  ],
  [
    'hotels',
    'stays?populate=*&pagination[pageSize]=12&filters[type][$containsi]=hotel',
    ['lake-house'],
    { reviews: 2, rating: 9, amenities: [{ name: 'Free WiFi' }, { name: 'Restaurant' }, { name: 'Parking' }] },
  ],
  [
    'tour packages of the home page',
    'tour-packages?populate=*&pagination[pageSize]=20',
    ['two-shrines', 'tiger-morning'],
    {
      name: 'Two Shrines',
      duration: '2 days',
      rating: 4.5,
      type: 'pilgrimage',
      image: { url: '/artwork/ghats-44.svg' },
    },
  ],
  [
    'the list of stays',
    'stays?populate=*&pagination[page]=1&pagination[pageSize]=1000&filters[location][$containsi]=goa&filters[type][$containsi]=villas',
    ['palm-villa'],
    { location: 'Palolem, Goa', propertyRating: 5, meal_options: [{ name: 'Breakfast included' }] },
  ],
  [
    'the stay of a slug',
    'stays?filters[slug][$eq]=lake-house&populate[0]=stayimages&populate[1]=room_types&populate[2]=amenities',
    ['lake-house'],
    {
      maxGuests: 4,
      bedrooms: 1,
      room_types: [{ Name: 'Lake Room', Price: 4000, MaxGuests: 2 }, { Name: 'Last Suite' }],
    },
  ],
  ['its questions', 'faqs?filters[stay][id][$eq]=1', ['Is there parking?'], { answer: 'Yes, for six cars.' }],
  ['its house rules', 'house-rules?filters[stay][id]=1', ['14:00'], { checkOutTime: '11:00', petsPolicy: 'No pets.' }],
  ['its nearby places', 'nearby-places?filters[stay]=1', ['Mall Road'], { Type: 'other', Distance: 0.4 }],
  [
    'its reviews',
    'reviews?filters[stay][id][$eq]=1&populate=*&sort=createdAt:desc',
    ['Meera Nair', 'Tom Baker'],
    { Rating: 5, Comment: 'The lake from the bed.', stay: { name: 'Lake House' }, attraction: null },
  ],
  [
    'the attraction of a slug',
    `attractions?filters[slug][$eq]=ganga-rafting&${detail}`,
    ['ganga-rafting'],
    {
      languages: [
        { name: 'Hindi', code: 'hi' },
        { name: 'English', code: 'en' },
      ],
      timeSlots: [
        { name: 'Morning', availableTimes: ['07:00', '09:30'] },
        { name: 'Afternoon', availableTimes: ['14:00'] },
      ],
      gallery: [{ url: '/artwork/ganga-bridge-41.svg', alternativeText: expect.stringContaining('Illustration') }, {}],
      attraction_faqs: [{ question: 'Must I swim?', answer: 'No.' }],
      additionalInfo: ['Bring dry clothes.', 'From 14 years.'],
      included: ['Raft and guide', 'Life jacket'],
    },
  ],
  [
    'the attractions of a place',
    'attractions?filters[location][$eq]=rishikesh&populate=image,languages,timeSlots,popularFilters',
    ['ganga-rafting'],
    { location: 'rishikesh', popularFilters: [{ name: 'Skip the line', code: 'skip_line' }] },
  ],
  ['the same in the short way', 'attractions?filters[location]=rishikesh', ['ganga-rafting'], { activity: true }],
  ['none at a place that is a slug', 'attractions?filters[location][$eq]=ganga-rafting', [], {}],
  [
    'so the slug is asked for',
    'attractions?filters[slug][$eq]=ganga-rafting&populate[0]=image&populate[1]=languages&populate[2]=timeSlots&populate[3]=popularFilters',
    ['ganga-rafting'],
    { image: { url: '/artwork/ganga-bridge-41.svg' } },
  ],
  [
    'the tour package of a slug',
    `tour-packages?filters[slug][$eq]=two-shrines&${detail}&populate[itinerary]=true`,
    ['two-shrines'],
    {
      privateTour: true,
      featured: true,
      timeSlots: [],
      itinerary: [
        { day: 1, title: 'Up', details: 'By road to the first.' },
        { day: 2, title: 'Down', details: 'Past the second.' },
      ],
    },
  ],
  ['tours of a type', 'tour-packages?filters[type][$eq]=wildlife&populate=*', ['tiger-morning'], { price: 3200 }],
  ['featured tours', 'tour-packages?filters[featured][$eq]=true&populate=*', ['two-shrines'], { featured: true }],
  ['tours by place or name', `tour-packages?${tiger}`, ['tiger-morning'], { location: 'Ramnagar, Uttarakhand' }],
  [
    'all cars',
    'car-rentals?populate=image',
    ['city-sedan', 'tempo-17'],
    { carType: 'Sedan', transmission: 'Manual', freeKms: 250, extraKmRate: 12, image: { mime: 'image/svg+xml' } },
  ],
  [
    'cars of a city',
    'car-rentals?populate=image&filters[location][$containsi]=delhi',
    ['city-sedan'],
    { price: 2200, originalPrice: 2600, available: 'Available daily', features: ['AC', 'Music System'] },
  ],
  [
    'the car of a slug',
    'car-rentals?filters[slug][$eq]=tempo-17&populate=image',
    ['tempo-17'],
    { carType: 'Tempo Traveller', capacity: 17, fuelType: 'Diesel', freeCancellation: false, included: ['Driver'] },
  ],
  ['no car of an unknown slug', 'car-rentals?filters[slug][$eq]=nope&populate=image', [], {}],
];

describe('the specified calls find and show', () => {
  test.each(calls)('%s', async (_name, call, expected, first) => {
    const { status, body } = await harness.call('GET', `/api/${call}`);
    expect(status, JSON.stringify(body)).toBe(200);
    const label = (entry: Record<string, string>) =>
      entry['slug'] ?? entry['Name'] ?? entry['question'] ?? entry['checkInTime'];
    expect(body.data.map(label)).toEqual(expected);
    if (expected.length > 0) expect(body.data[0]).toMatchObject(first);
  });

  test('the same with brackets encoded', async () => {
    for (const [, call] of calls) {
      const encoded = call.replaceAll('[', '%5B').replaceAll(']', '%5D').replaceAll('$', '%24');
      expect((await harness.call('GET', `/api/${encoded}`)).body).toEqual(
        (await harness.call('GET', `/api/${call}`)).body,
      );
    }
  });
});

describe('missing values have their specified default', () => {
  const first = async (path: string) => (await harness.call('GET', path)).body.data[0];

  test('the prices by age are the price, and infants go free', async () => {
    expect(await first('/api/attractions?filters[slug]=ganga-rafting')).toMatchObject({
      price: 1500,
      adultPrice: 1500,
      childPrice: 1500,
      seniorPrice: 1500,
      infantPrice: 0,
      originalPrice: null,
      ticketType: 'simple',
      availability: 'Available daily',
      availableTicketTypes: { adult: true, child: true, senior: true, infant: false },
    });
    expect(await first('/api/attractions?filters[location]=jaipur')).toMatchObject({
      adultPrice: 500,
      childPrice: 200,
      originalPrice: 650,
      ticketType: 'detailed',
      availability: 'Closed on Holi',
      availableTicketTypes: { adult: true, child: true, senior: false, infant: true },
    });
  });

  test('filters and sort use the prices as shown', async () => {
    const { body } = await harness.call('GET', '/api/attractions?filters[childPrice][$gte]=1500&sort=childPrice');
    expect(body.data.map(({ slug }: { slug: string }) => slug)).toEqual(['ganga-rafting']);
    const sorted = await harness.call('GET', '/api/attractions?sort=seniorPrice:asc&fields=slug,seniorPrice');
    expect(sorted.body.data.map(({ seniorPrice }: { seniorPrice: number }) => seniorPrice)).toEqual([500, 1500]);
  });

  test('they follow a changed price', async () => {
    const { db } = harness.database;
    await db.updateTable('attractions').set({ price_paise: 180_000 }).where('slug', '=', 'ganga-rafting').execute();
    expect(await first('/api/attractions?filters[slug]=ganga-rafting')).toMatchObject({
      price: 1800,
      adultPrice: 1800,
    });
    await db.updateTable('attractions').set({ price_paise: 150_000 }).where('slug', '=', 'ganga-rafting').execute();
  });
});

describe('settings', () => {
  test('are read by their key', async () => {
    const { body } = await harness.call('GET', '/api/settings?filters[key][$eq]=hero-counters');
    expect(body.data).toHaveLength(1);
    expect(body.data[0].value).toEqual([
      { figure: '5000+', label: 'Destinations' },
      { figure: '1000+', label: 'Hotels' },
      { figure: '50K+', label: 'Tourists' },
      { figure: '20K+', label: 'Reviews' },
    ]);
  });

  test('are only the public ones, by list, filter and documentId', async () => {
    const { db } = harness.database;
    const secret = await db
      .insertInto('settings')
      .values({ key: 'gateway-secret', value: JSON.stringify('s3cret') })
      .returning('document_id')
      .executeTakeFirstOrThrow();
    const all = await harness.call('GET', '/api/settings?pagination[pageSize]=1000');
    expect(all.body.data.map(({ key }: { key: string }) => key).sort()).toEqual([
      'about-statistics',
      'booking-limits',
      'cancellation-policies',
      'contact',
      'contact-statistics',
      'data-requests',
      'explore-india',
      'hero',
      'hero-claims',
      'hero-counters',
      'late-payments',
      'partner-answers',
      'search-engines',
      'social-links',
      'stay-fees',
      'tax-rule-sets',
      'tax-rules',
      'testimonials',
    ]);
    expect((await harness.call('GET', '/api/settings?filters[key]=gateway-secret')).body.data).toEqual([]);
    expect((await harness.call('GET', `/api/settings/${secret.document_id}`)).status).toBe(404);
    expect((await harness.call('GET', '/api/settings?filters[public]=true')).status).toBe(400);
  });
});
