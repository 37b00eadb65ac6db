import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
/** documentIds of what the tests add: an unpublished stay, a hidden review, a draft review. */
let draft: { stay: string; room: string; hidden: string };

beforeAll(async () => {
  harness = await startHarness();
  const { db } = harness.database;
  const added = await db
    .insertInto('stays')
    .values({
      slug: 'draft-inn',
      name: 'Draft 100% Inn',
      location: 'Nowhere',
      description: 'Not yet.',
      published_at: null,
    })
    .returning(['id', 'document_id'])
    .executeTakeFirstOrThrow();
  const sellable = await db
    .insertInto('sellables')
    .values({ product_type: 'stay', units: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const room = await db
    .insertInto('room_types')
    .values({
      stay_id: added.id,
      sellable_id: sellable.id,
      name: 'Secret Room',
      price_paise: 100,
      max_guests: 1,
      description: '',
      bed_configuration: '',
    })
    .returning('document_id')
    .executeTakeFirstOrThrow();
  await db.insertInto('faqs').values({ stay_id: added.id, question: 'Draft?', answer: 'Yes.' }).execute();
  const hidden = await db
    .insertInto('reviews')
    .values({ stay_id: 1, name: 'Hidden Harry', rating: 1, comment: 'Spam', hidden: true })
    .returning('document_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('reviews')
    .values({ stay_id: 1, name: 'Draft Dora', rating: 1, comment: 'Later', published_at: null })
    .execute();
  draft = { stay: added.document_id, room: room.document_id, hidden: hidden.document_id };
});

afterAll(() => harness.close());

/** The names (or slugs) of a list, in order, after a check that it was answered. */
async function names(path: string): Promise<string[]> {
  const { status, body } = await harness.call('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(
    (entry: Record<string, string>) => entry['slug'] ?? entry['Name'] ?? entry['name'] ?? entry['question'],
  );
}

const lake = 'lake-house';

describe('an answer holds', () => {
  const identity = ['id', 'documentId'];
  const times = ['createdAt', 'updatedAt', 'publishedAt'];
  const first = async (query: string) => (await harness.call('GET', `/api/stays?${query}`)).body.data[0];

  test('identity, fields and times, in this order, and nothing unasked for', async () => {
    const stay = await first('');
    expect(Object.keys(stay)).toEqual([
      ...identity,

      'slug',
      'name',
      'location',
      'description',
      'rating',
      'reviews',
      'price',
      'originalPrice',
      'type',
      'propertyRating',

      'maxGuests',
      'bedrooms',
      'bathrooms',
      'latitude',
      'longitude',
      'freeCancellation',
      'cancellationPolicy',
      'noCard',
      'noPrepayment',
      ...times,
    ]);
    expect(stay).toMatchObject({
      id: 1,
      price: 4000,
      originalPrice: 5000,
      rating: 9,
      reviews: 2,
      freeCancellation: true,
    });
    expect(stay.publishedAt).toBe('2026-01-01T00:00:00.000Z');
  });

  const keys: [name: string, query: string, relations: string[]][] = [
    ['nothing of an empty populate', 'populate=', []],
    [
      'everything but the reviews by *',
      'populate=*',
      [
        'image',
        'stayimages',
        'amenities',
        'meal_options',
        'room_facilities',
        'activities',
        'room_types',
        'nearby_places',
        'faqs',
        'house_rules',
        'stay_facts',
      ],
    ],
    ['what a list in one text names', 'populate=image,faqs', ['image', 'faqs']],
    ['what an indexed list names', 'populate[0]=image&populate[1]=faqs', ['image', 'faqs']],
    ['what a bracket list names', 'populate[]=image&populate[]=faqs', ['image', 'faqs']],
    ['what an object names', 'populate[image]=true&populate[faqs][populate]=*', ['image', 'faqs']],
    ['not what an object says no to', 'populate[image]=true&populate[faqs]=false', ['image']],
    ['reviews when they are named', 'populate=guest_reviews', ['guest_reviews']],
    ['a path', 'populate=room_types.Image', ['room_types']],
  ];
  test.each(keys)('%s', async (_name, query, relations) => {
    const stay = await first(`${query}&fields=slug`);
    expect(Object.keys(stay)).toEqual([...identity, 'slug', ...relations]);
  });

  test('the fields asked for, and its identity', async () => {
    expect(Object.keys(await first('fields[0]=name&fields[1]=price'))).toEqual([...identity, 'name', 'price']);
    expect(Object.keys(await first('fields=price,name'))).toEqual([...identity, 'name', 'price']);
    expect(Object.keys(await first('fields=*'))).toHaveLength(24);
  });

  test('media as an object', async () => {
    const { image, stayimages } = await first('populate=image,stayimages');
    expect(Object.keys(image)).toEqual([
      ...identity,

      'name',
      'alternativeText',
      'caption',
      'focalPoint',
      'width',
      'height',
      'formats',
      'hash',
      'ext',
      'mime',
      'size',
      'url',
      'previewUrl',
      'provider',
      'provider_metadata',
      'createdAt',
      'updatedAt',
      'publishedAt',
    ]);
    expect(image.url).toMatch(/^\/artwork\//);
    expect(stayimages).toHaveLength(3);
  });

  test('relations in their order, with their own fields', async () => {
    const stay = await first('populate=*');
    expect(stay.amenities.map(({ name }: { name: string }) => name)).toEqual(['Free WiFi', 'Restaurant', 'Parking']);
    expect(stay.amenities[0]).toMatchObject({ name: 'Free WiFi', icon: 'wifi', type: 'Amenities' });
    expect(stay.room_types.map(({ Name, Price, rooms }: Record<string, unknown>) => [Name, Price, rooms])).toEqual([
      ['Lake Room', 4000, 5],
      ['Last Suite', 9000, 1],
    ]);
    expect(stay.house_rules).toMatchObject({ checkInTime: '14:00', checkOutTime: '11:00', petsPolicy: 'No pets.' });
    expect(stay.room_types[0].Image).toBeUndefined();
  });

  test('an empty list for relations without entries', async () => {
    const { body } = await harness.call('GET', '/api/stays?filters[slug]=palm-villa&populate=activities');
    expect(body.data[0].activities).toEqual([]);
  });

  test('relations of relations', async () => {
    const { room_types: rooms } = await first('populate[room_types][populate][Image][fields][0]=url');
    expect(Object.keys(rooms[0].Image)).toEqual([...identity, 'url']);
    const again = await first('populate=room_types.Image,room_types.stay');
    expect(again.room_types[0]).toMatchObject({ Image: { id: expect.any(Number) }, stay: { slug: lake } });
    const star = await first('populate[room_types][populate]=*');
    expect(star.room_types[0]).toMatchObject({ Image: { id: expect.any(Number) }, stay: { slug: lake } });
  });

  test('filters and sort inside populate', async () => {
    const stay = await first('populate[room_types][sort]=Price:desc&populate[room_types][fields]=Name');
    expect(stay.room_types.map(({ Name }: { Name: string }) => Name)).toEqual(['Last Suite', 'Lake Room']);
    const cheap = await first('populate[room_types][filters][Price][$lt]=5000');
    expect(cheap.room_types.map(({ Name }: { Name: string }) => Name)).toEqual(['Lake Room']);
  });

  test('a list of texts, named in populate or not', async () => {
    const { body } = await harness.call('GET', '/api/destinations?filters[slug]=ramnagar&populate=aliases');
    expect(body.data[0].aliases).toContain('jim corbett');
  });

  test('only what is published and not hidden', async () => {
    const { guest_reviews: reviews } = await first('populate=guest_reviews');
    expect(reviews.map(({ Name }: { Name: string }) => Name)).toEqual(['Meera Nair', 'Tom Baker']);
    expect(await names('/api/reviews?filters[stay]=1')).toEqual(['Meera Nair', 'Tom Baker']);
    expect(await names('/api/faqs?filters[question]=Draft?')).toEqual([]);
    expect(await names('/api/room-types')).not.toContain('Secret Room');
    for (const path of [`stays/${draft.stay}`, `room-types/${draft.room}`, `reviews/${draft.hidden}`]) {
      expect((await harness.call('GET', `/api/${path}`)).status).toBe(404);
    }
  });
});

describe('one entry', () => {
  test('comes by its documentId', async () => {
    const list = await harness.call('GET', '/api/stays?filters[slug]=palm-villa&populate=*');
    const [stay] = list.body.data;
    const entry = await harness.call('GET', `/api/stays/${stay.documentId}?populate=*`);
    expect(entry.status).toBe(200);
    expect(entry.body).toEqual({ data: stay, meta: {} });
  });

  test('with the fields asked for', async () => {
    const list = await harness.call('GET', '/api/faqs');
    const { documentId } = list.body.data[0];
    const { body } = await harness.call('GET', `/api/faqs/${documentId}?fields=answer&populate[stay][fields]=name`);
    expect(body.data).toEqual({
      id: expect.any(Number),
      documentId,
      answer: 'Yes, for six cars.',
      stay: { id: 1, documentId: expect.any(String), name: 'Lake House' },
    });
  });

  test.each(['1', 'unknown', '0'.repeat(24), '%20', "'"])('is not found by %s', async (id) => {
    const { status, body } = await harness.call('GET', `/api/stays/${id}`);
    expect(status).toBe(404);
    expect(body).toEqual({
      data: null,
      error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
    });
  });

  test('refuses what it does not know', async () => {
    expect((await harness.call('GET', '/api/stays/x?populate=nope')).body.error.message).toBe('Invalid key nope');
  });
});
