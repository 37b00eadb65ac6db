import { describe, expect, test } from 'vitest';
import { siteToWrite } from '../written-entries.ts';

const site = siteToWrite();
const { send, first, images, boat } = site;

describe('an entry is created', () => {
  test('with every field, relation and component, and read as it was written', async () => {
    const [picture, second] = await images(2);
    const { status, body, headers } = await send('POST', 'attractions?populate=*', {
      ...boat,
      slug: 'boat-at-dawn',
      childPrice: 200,
      availability: 'Not in the monsoon',
      included: ['Tea in clay cups'],
      additionalInfo: ['Meet at Assi.'],
      ticketType: 'detailed',
      availableTicketTypes: { adult: true, child: true, senior: false, infant: false },
      freeCancel: true,
      image: picture?.id,
      gallery: [second?.documentId, picture?.documentId],
      languages: { connect: [1, 2] },
      popularFilters: [{ id: 1 }],
      timeSlots: [
        { name: 'Dawn', availableTimes: ['05:15', '05:45'] },
        { name: 'Dusk', availableTimes: ['17:30'] },
      ],
      attraction_faqs: [{ question: 'Is it cold?', answer: 'In January, yes.' }],
    });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(headers['etag']).toMatch(/^"\d+-[\w-]+"$/);
    expect(body.data).toMatchObject({
      slug: 'boat-at-dawn',
      location: 'varanasi',
      price: 450,
      adultPrice: 450,
      childPrice: 200,
      infantPrice: 0,
      originalPrice: null,
      rating: 0,
      reviews: 0,
      availability: 'Not in the monsoon',
      ticketType: 'detailed',
      places: 8,
      image: { id: picture?.id },
      gallery: [{ id: second?.id }, { id: picture?.id }],
      languages: [{ id: 1 }, { id: 2 }],
      popularFilters: [{ code: 'skip_line' }],
      timeSlots: [
        { name: 'Dawn', availableTimes: ['05:15', '05:45'] },
        { name: 'Dusk', availableTimes: ['17:30'] },
      ],
      attraction_faqs: [{ question: 'Is it cold?' }],
      publishedAt: site.harness.clock.now.toISOString(),
    });
    expect((await site.harness.call('GET', `/api/attractions/${body.data.documentId}?populate=*`)).body).toEqual(body);
  });

  test('with the specified defaults, an address of its own and stock', async () => {
    const created = await send('POST', 'car-rentals', {
      name: 'Zürich Élégance & Söhne',
      location: 'Delhi',
      description: 'Quiet.',
      price: 3000,
      carType: 'Luxury',
      transmission: 'Automatic',
      fuelType: 'Hybrid',
      capacity: 4,
      vehicles: 2,
    });
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    expect(created.body.data).toMatchObject({
      slug: 'zurich-elegance-sohne',
      freeKms: 0,
      available: 'Available daily',
      features: [],
      freeCancellation: false,
      vehicles: 2,
    });
    const again = await send('POST', 'car-rentals', { ...created.body.data, ...cleared });
    expect(again.body.error.message).toBe('id cannot be written');
    const stock = await site.harness.database.db
      .selectFrom('sellables')
      .innerJoin('car_rentals', 'car_rentals.sellable_id', 'sellables.id')
      .select(['product_type', 'units'])
      .where('slug', '=', 'zurich-elegance-sohne')
      .execute();
    expect(stock).toEqual([{ product_type: 'car-rental', units: 2 }]);
  });
  const cleared = { slug: undefined };

  test('a second one of the same name gets another address', async () => {
    expect((await send('POST', 'attractions', { ...boat, name: 'Twin' })).body.data.slug).toBe('twin');
    expect((await send('POST', 'attractions', { ...boat, name: 'Twin' })).body.data.slug).toBe('twin-2');
  });

  test('an address that is taken is refused', async () => {
    const { status, body } = await send('POST', 'attractions', { ...boat, slug: 'ganga-rafting' });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      name: 'ValidationError',
      message: 'This attribute must be unique',
      details: { errors: [{ path: ['slug'] }] },
    });
  });

  test('as a draft it is visible to staff only', async () => {
    const { body } = await send('POST', 'attractions?status=draft', { ...boat, name: 'Not yet' });
    const path = `/api/attractions/${body.data.documentId}`;
    expect(body.data.publishedAt).toBeNull();
    expect((await site.harness.call('GET', path)).status).toBe(404);
    expect((await site.harness.call('GET', `${path}?status=draft`)).status).toBe(404);
    expect((await site.harness.call('GET', path, { token: site.admin })).status).toBe(404);
    expect((await site.harness.call('GET', `${path}?status=draft`, { token: site.admin })).body.data.name).toBe(
      'Not yet',
    );
    const list = 'attractions?filters[name]=Not yet';
    expect((await site.harness.call('GET', `/api/${list}&status=draft`)).body.data).toEqual([]);
    expect((await send('GET', `${list}&status=draft`)).body.data).toHaveLength(1);
    const traveller = (await site.harness.signUp()).token;
    expect((await site.harness.call('GET', `/api/${list}&status=draft`, { token: traveller })).status).toBe(403);
  });
});

describe('an entry is changed', () => {
  test('only in the given fields', async () => {
    const before = await first('tour-packages?filters[slug]=two-shrines&populate=*');
    site.harness.clock.advance(1000);
    const { status, body } = await send('PUT', `tour-packages/${before.documentId}?populate=*`, {
      price: 9500,
      itinerary: [
        {
          day: 1,
          title: 'Only',
          details: 'One day.',
          meals: ['lunch'],
          hotel: 'Ashram',
          places: [{ name: 'Rishikesh' }],
        },
      ],
      languages: { disconnect: [before.languages[0].documentId] },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toEqual({
      ...before,
      price: 9500,
      adultPrice: 9500,
      childPrice: 9500,
      seniorPrice: 9500,
      itinerary: [
        {
          id: expect.any(Number),
          day: 1,
          title: 'Only',
          details: 'One day.',
          meals: ['lunch'],
          hotel: 'Ashram',
          hotelPlace: null,
          places: [{ name: 'Rishikesh' }],
        },
      ],
      languages: before.languages.slice(1),
      updatedAt: site.harness.clock.now.toISOString(),
    });
  });

  test('null clears a field, and resets a required one to its default', async () => {
    const { documentId } = await first('attractions?filters[slug]=amber-fort-and-add-on-packages');
    const { body } = await send('PUT', `attractions/${documentId}`, {
      originalPrice: null,
      childPrice: null,
      availability: null,
    });
    expect(body.data).toMatchObject({ originalPrice: null, childPrice: 500, availability: 'Available daily' });
  });

  describe('its links', () => {
    const cases: [name: string, change: unknown, expected: number[]][] = [
      ['a list is all of them, in its order', [3, 1], [3, 1]],
      ['set does the same', { set: [{ id: 2 }, { id: 1 }] }, [2, 1]],
      ['connect adds at the end', { connect: [3] }, [2, 1, 3]],
      ['connect of one that is there moves it', { connect: [{ id: 2, position: { end: true } }] }, [1, 3, 2]],
      ['at the start', { connect: [{ id: 4, position: { start: true } }] }, [4, 1, 3, 2]],
      ['before another', { connect: [{ id: 5, position: { before: 3 } }] }, [4, 1, 5, 3, 2]],
      ['after another', { connect: [{ id: 6, position: { after: 4 } }] }, [4, 6, 1, 5, 3, 2]],
      ['disconnect takes out', { disconnect: [6, { id: 5 }, 99] }, [4, 1, 3, 2]],
      ['both at once', { disconnect: [4], connect: [5] }, [1, 3, 2, 5]],
      ['the same one twice is one', [2, 2, 2], [2]],
      ['null empties', null, []],
      ['one alone is a list of one', '3', [3]],
      ['an empty list empties', [], []],
    ];
    test.each(cases)('%s', async (_name, languages, expected) => {
      const { documentId } = await first('attractions?filters[slug]=ganga-rafting');
      const { status, body } = await send('PUT', `attractions/${documentId}?populate=languages`, { languages });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.data.languages.map(({ id }: { id: number }) => id)).toEqual(expected);
    });

    test('to one are named, disconnected and emptied', async () => {
      const { documentId } = await first('attractions?filters[slug]=ganga-rafting');
      const [one, two] = await images(2);
      const image = async (change: unknown) =>
        (await send('PUT', `attractions/${documentId}?populate=image`, { image: change })).body.data.image?.id ?? null;
      expect(await image({ connect: [one?.documentId] })).toBe(one?.id);
      expect(await image({ disconnect: [two?.documentId] })).toBe(one?.id);
      expect(await image({ disconnect: [one?.documentId] })).toBeNull();
      expect(await image({ set: [two?.id] })).toBe(two?.id);
      expect(await image(null)).toBeNull();
    });

    test('of a kind leave those of the other kinds alone', async () => {
      const stay = await first('stays?filters[slug]=lake-house&populate=*');
      const [wifi] = stay.amenities;
      const { body } = await send('PUT', `stays/${stay.documentId}?populate=*`, { amenities: [wifi.documentId] });
      expect(body.data.amenities).toEqual([wifi]);
      expect(body.data.room_facilities).toEqual(stay.room_facilities);
      const wrong = await send('PUT', `stays/${stay.documentId}`, { activities: [wifi.documentId] });
      expect(wrong.body.error.message).toBe(`activities names an entry that does not exist: ${wifi.documentId}`);
    });
  });

  test('its parts keep their ids when they bring them', async () => {
    const { documentId, timeSlots } = await first('attractions?filters[slug]=ganga-rafting&populate=timeSlots');
    const [morning, afternoon] = timeSlots;
    const { body } = await send('PUT', `attractions/${documentId}?populate=timeSlots`, {
      timeSlots: [{ ...afternoon, availableTimes: ['15:00'] }, { name: 'Night', availableTimes: ['21:00'] }, morning],
    });
    expect(body.data.timeSlots).toEqual([
      { ...afternoon, availableTimes: ['15:00'] },
      {
        id: expect.any(Number),
        name: 'Night',
        availableTimes: ['21:00'],
        firstDay: null,
        lastDay: null,
        everyYear: false,
      },
      morning,
    ]);
    const other = await first('attractions?filters[slug]=boat-at-dawn&populate=timeSlots');
    const stolen = await send('PUT', `attractions/${documentId}`, { timeSlots: [other.timeSlots[0]] });
    expect(stolen.body.error.message).toBe('timeSlots.0.id is not part of this entry');
  });

  test('a write changes everything or nothing', async () => {
    const before = await first('attractions?filters[slug]=ganga-rafting&populate=*');
    const { status } = await send('PUT', `attractions/${before.documentId}`, {
      name: 'Changed',
      languages: [1],
      timeSlots: [{ id: 99_999, name: 'x', availableTimes: ['10:00'] }],
    });
    expect(status).toBe(400);
    expect(await first('attractions?filters[slug]=ganga-rafting&populate=*')).toEqual(before);
  });

  test('with status=published it is published, and a published one has no draft beside it', async () => {
    const { documentId } = (await send('POST', 'languages?status=draft', { name: 'Tamil', code: 'ta' })).body.data;
    const path = `languages/${documentId}`;
    expect((await send('PUT', `${path}?status=draft`, { name: 'Tamizh' })).body.data.publishedAt).toBeNull();
    expect((await send('PUT', path, { name: 'Tamil' })).body.data.publishedAt).toBeNull();
    expect((await send('PUT', `${path}?status=published`, {})).body.data.publishedAt).not.toBeNull();
    expect((await send('PUT', `${path}?status=draft`, { name: 'x' })).body.error.name).toBe('ApplicationError');
    expect((await send('PUT', `${path}?status=perhaps`, {})).body.error.message).toBe(
      'status must be draft or published',
    );
  });
});
