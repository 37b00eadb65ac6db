import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import { book, brokenInvariants, lastSuite, setBookingLimits, stayItem } from '../travellers.ts';

let harness: Harness;
let admin: string;
beforeAll(async () => {
  harness = await startHarness();
  admin = await staffToken(harness);
});
afterAll(() => harness.close());

const first = async (path: string) => (await harness.call('GET', `/api/${path}`)).body.data[0];
const stay = () => first('stays?filters[slug]=lake-house&populate=room_types');
type Method = Parameters<Harness['call']>[0];
const send = (method: Method, path: string, data?: object) =>
  harness.call(method, `/api/${path}`, { token: admin, ...(data && { body: { data } }) });
const roomOf = async (name: string) => {
  const { body } = await harness.call('GET', `/api/room-types?filters[Name]=${name}`);
  return body.data[0];
};

describe('a stay costs what its cheapest room costs', () => {
  test('when a room is added, changed, unpublished, published and deleted', async () => {
    const price = async () => (await stay()).price;
    const { documentId } = await stay();
    expect(await price()).toBe(4000);
    const created = await send('POST', 'room-types', {
      Name: 'Attic',
      Price: 2500,
      MaxGuests: 1,
      rooms: 2,
      stay: documentId,
    });
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    expect(await price()).toBe(2500);
    const attic = `room-types/${created.body.data.documentId}`;
    await send('PUT', attic, { Price: 3000 });
    expect(await price()).toBe(3000);
    await send('POST', `${attic}/actions/unpublish`);
    expect(await price()).toBe(4000);
    await send('POST', `${attic}/actions/publish`);
    expect(await price()).toBe(3000);
    expect((await stay()).room_types.map(({ Name }: { Name: string }) => Name)).toEqual([
      'Lake Room',
      'Last Suite',
      'Attic',
    ]);
    expect((await send('DELETE', attic)).status).toBe(204);
    expect(await price()).toBe(4000);
  });

  test('and cannot be given another price', async () => {
    const { documentId } = await stay();
    const { status, body } = await send('PUT', `stays/${documentId}`, { price: 100 });
    expect(status).toBe(400);
    expect(body.error.message).toBe('price is that of the cheapest room type, which costs 4000');
    expect((await send('PUT', `stays/${documentId}`, { price: 4000, originalPrice: 5200 })).status).toBe(200);
  });

  test('and keeps its own rooms', async () => {
    const { documentId } = await roomOf('Lake Room');
    const { body } = await send('PUT', `room-types/${documentId}`, { stay: 2 });
    expect(body.error.message).toBe('stay cannot be changed');
  });
});

describe('stock', () => {
  test('of a new room type is sold', async () => {
    await send('POST', 'room-types', { Name: 'Boathouse', Price: 6000, MaxGuests: 2, rooms: 1, stay: 1 });
    const { token } = await harness.signUp();
    const item = stayItem({ roomType: 'Boathouse' });
    expect((await book(harness, token, [item])).status).toBe(200);
    expect((await book(harness, token, [item])).status).toBe(409);
  });

  test('follows the number of rooms on days that are partly sold, and cannot fall below what is sold', async () => {
    await setBookingLimits(harness, { shareOfStock: 100 });
    const { token } = await harness.signUp();
    const item = stayItem({ selectedDate: '2026-12-20', checkOut: '2026-12-21', rooms: 3, guests: 6 });
    expect((await book(harness, token, [item])).status).toBe(200);
    const { documentId, rooms } = await roomOf('Lake Room');
    expect(rooms).toBe(5);
    const refused = await send('PUT', `room-types/${documentId}`, { rooms: 2 });
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toBe('More than 2 units are already sold on a future date');
    expect((await roomOf('Lake Room')).rooms).toBe(5);
    expect((await send('PUT', `room-types/${documentId}`, { rooms: 3 })).body.data.rooms).toBe(3);
    const one = stayItem({ selectedDate: '2026-12-20', checkOut: '2026-12-21' });
    expect((await book(harness, token, [one])).status).toBe(409);
    await send('PUT', `room-types/${documentId}`, { rooms: 5 });
    expect((await book(harness, token, [one])).status).toBe(200);
    expect(await brokenInvariants(harness)).toEqual([]);
  });
});

describe('entries in use cannot be deleted', () => {
  test('a room type and its stay with bookings, even cancelled ones', async () => {
    const { token } = await harness.signUp();
    const answer = await book(harness, token, [stayItem(lastSuite)]);
    await harness.call('POST', `/api/bookings/${answer.body.bookingId}/cancel`, { token });
    const suite = await roomOf('Last Suite');
    for (const path of [`room-types/${suite.documentId}`, `stays/${(await stay()).documentId}`]) {
      const { status, body } = await send('DELETE', path);
      expect(status).toBe(409);
      expect(body.error).toMatchObject({
        name: 'ConflictError',
        message: 'Bookings or other entries need this entry, so it cannot be deleted. Unpublish it instead.',
      });
      expect((await harness.call('GET', `/api/${path}`)).status).toBe(200);
    }
  });

  test('a word, a language or a destination that products use, with how many', async () => {
    const wifi = await first('features?filters[name]=Free WiFi');
    const { status, body } = await send('DELETE', `features/${wifi.documentId}`);
    expect(status).toBe(409);
    expect(body.error.message).toBe('Still in use: stay (3)');
    const hindi = await first('languages?filters[code]=hi');
    expect((await send('DELETE', `languages/${hindi.documentId}`)).body.error.details.usedBy).toEqual([
      { type: 'attraction', count: 1 },
      { type: 'tour-package', count: 2 },
    ]);
    const goa = await first('destinations?filters[slug]=goa');
    expect((await send('DELETE', `destinations/${goa.documentId}`)).body.error.message).toBe('Still in use: stay (1)');
    expect((await send('DELETE', `languages/${(await first('languages?filters[code]=ar')).documentId}`)).status).toBe(
      204,
    );
  });

  test('a product without bookings goes with its parts, its reviews and its stock', async () => {
    const { db } = harness.database;
    const count = async () => {
      const { rows } = await harness.database.pool.query<{ n: number }>(
        `select (select count(*) from sellables) + (select count(*) from time_slots) + (select count(*) from reviews)
          + (select count(*) from house_rules) + (select count(*) from room_types) as n`,
      );
      return rows[0]?.n ?? 0;
    };
    const before = await count();
    const palm = await first('stays?filters[slug]=palm-villa');
    expect((await send('DELETE', `stays/${palm.documentId}`)).status).toBe(204);
    const rafting = await first('attractions?filters[slug]=ganga-rafting');
    expect((await send('DELETE', `attractions/${rafting.documentId}`)).status).toBe(204);
    // a room, its stock, house rules and two reviews; stock, two time slots and two reviews
    expect(await count()).toBe(before - 5 - 5);
    expect(await db.selectFrom('stays').select('id').where('slug', '=', 'palm-villa').execute()).toEqual([]);
  });
});

describe('what is written is found', () => {
  const searched = async (table: 'stays' | 'attractions' | 'car_rentals', slug: string) => {
    const row = await harness.database.db
      .selectFrom(table)
      .select('search_text')
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row?.search_text;
  };

  test('by its new name, and by the names of its destination', async () => {
    const goa = await first('destinations?filters[slug]=goa');
    const { body } = await send('POST', 'stays', {
      name: 'Café Sühring',
      location: 'Anjuna, Goa',
      description: 'Rooms above.',
      price: 900,
      type: 'Guest Houses',
      destination: goa.documentId,
    });
    expect(body.data).toMatchObject({ slug: 'cafe-suhring', price: 900, maxGuests: 2 });
    expect(await searched('stays', 'cafe-suhring')).toContain('cafe suhring anjuna goa guest houses');
    await send('PUT', `destinations/${goa.documentId}`, { aliases: ['gomantak'] });
    expect(await searched('stays', 'cafe-suhring')).toContain('gomantak');
    await send('PUT', `stays/${body.data.documentId}`, { destination: null, location: 'By the sea' });
    expect(await searched('stays', 'cafe-suhring')).not.toContain('gomantak');
  });
});

describe('a review', () => {
  test('that is hidden leaves all counts and lists, and can return', async () => {
    const reviews = async () => (await harness.call('GET', '/api/reviews?filters[stay]=1')).body.data;
    const [meera] = await reviews();
    expect(await stay()).toMatchObject({ reviews: 2, rating: 9 });
    const path = `reviews/${meera.documentId}`;
    const hidden = await send('PUT', path, { hidden: true });
    expect(hidden.body.data.hidden).toBe(true);
    expect(await stay()).toMatchObject({ reviews: 1, rating: 8 });
    expect(await reviews()).toHaveLength(1);
    const answer = await harness.call('GET', '/api/reviews?filters[hidden]=true&status=draft', { token: admin });
    expect(answer.body.data).toHaveLength(1);
    expect((await harness.call('GET', '/api/reviews?filters[hidden]=true')).status).toBe(400);
    await send('PUT', path, { hidden: false });
    expect(await stay()).toMatchObject({ reviews: 2, rating: 9 });
  });

  test('that is unpublished or deleted does not count either', async () => {
    const [meera, tom] = (await harness.call('GET', '/api/reviews?filters[stay]=1')).body.data;
    await send('POST', `reviews/${meera.documentId}/actions/unpublish`);
    expect(await stay()).toMatchObject({ reviews: 1, rating: 8 });
    expect((await send('DELETE', `reviews/${tom.documentId}`)).status).toBe(204);
    expect(await stay()).toMatchObject({ reviews: 0, rating: 0 });
  });

  test('stays with its product', async () => {
    const [review] = (await harness.call('GET', '/api/reviews?filters[tourPackage][id][$notNull]=true')).body.data;
    const { body } = await send('PUT', `reviews/${review.documentId}`, { stay: 1 });
    expect(body.error.message).toBe('stay cannot be changed');
    expect((await send('PUT', `reviews/${review.documentId}`, { verified: true })).body.error.message).toBe(
      'verified cannot be written',
    );
  });
});
