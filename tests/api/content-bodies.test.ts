import { describe, expect, test } from 'vitest';
import { siteToWrite } from '../written-entries.ts';

const site = siteToWrite();
const { send, boat } = site;

describe('a body is refused', () => {
  const cases: [name: string, path: string, data: unknown, message: string][] = [
    ['without data', 'attractions', null, 'Missing "data" payload in the request body'],
    ['that is a list', 'attractions', [], 'Missing "data" payload in the request body'],
    ['with every finding', 'attractions', {}, '5 errors occurred'],
    ['with an unknown field', 'attractions', { ...boat, foo: 1 }, 'Invalid key foo'],
    ['with a private column', 'attractions', { ...boat, search_text: 'x' }, 'Invalid key search_text'],
    ['with a prototype key', 'attractions', { ...boat, constructor: 1 }, 'Invalid key constructor'],
    ['with a computed field', 'attractions', { ...boat, rating: 5 }, 'rating cannot be written'],
    ['with a time of ours', 'attractions', { ...boat, publishedAt: null }, 'publishedAt cannot be written'],
    ['with a blank name', 'attractions', { ...boat, name: '  ' }, 'name must be defined.'],
    ['with a number for a text', 'attractions', { ...boat, name: 5 }, 'name must be a string'],
    ['with a name too long', 'attractions', { ...boat, name: 'x'.repeat(201) }, 'name must be at most 200 characters'],
    ['with a text for a price', 'attractions', { ...boat, price: '5' }, 'price must be a number'],
    ['with a negative price', 'attractions', { ...boat, price: -1 }, 'price must be greater than or equal to 0'],
    ['with paise', 'attractions', { ...boat, price: 449.5 }, 'price must be a whole number of rupees, without paise'],
    ['with a price beyond', 'attractions', { ...boat, price: 1e9 }, 'price must be less than or equal to 10000000'],
    ['with half a place', 'attractions', { ...boat, places: 1.5 }, 'places must be an integer'],
    ['with a word outside', 'attractions', { ...boat, ticketType: 'x' }, 'ticketType must be one of: simple, detailed'],
    ['with a text for yes', 'attractions', { ...boat, freeCancel: 'yes' }, 'freeCancel must be a boolean'],
    ['with a text for texts', 'attractions', { ...boat, included: 'Tea' }, 'included must be a list of texts'],
    ['with an empty text', 'attractions', { ...boat, included: [''] }, 'included must not hold empty texts'],
    ['with latitude 91', 'attractions', { ...boat, latitude: 91 }, 'latitude must be less than or equal to 90'],
    [
      'with a slug of words',
      'attractions',
      { ...boat, slug: 'Boat at dawn' },
      'slug must be lower-case words with hyphens between them',
    ],
    [
      'with wrong tickets',
      'attractions',
      { ...boat, availableTicketTypes: { adult: 1 } },
      'availableTicketTypes is not valid at adult: Invalid input: expected boolean, received number',
    ],
    [
      'with a time that is none',
      'attractions',
      { ...boat, timeSlots: [{ name: 'x', availableTimes: ['25:00'] }] },
      'timeSlots.0.availableTimes must be times as HH:MM',
    ],
    [
      'with a part without a name',
      'attractions',
      { ...boat, timeSlots: [{ availableTimes: ['05:00'] }] },
      'timeSlots.0.name must be defined.',
    ],
    [
      'with an unknown field in a part',
      'attractions',
      { ...boat, timeSlots: [{ name: 'x', availableTimes: ['05:00'], foo: 1 }] },
      'Invalid key timeSlots.0.foo',
    ],
    ...[
      [{ firstDay: '2027-02-29' }, 'timeSlots.0.firstDay must be a day as YYYY-MM-DD'],
      [{ firstDay: '04-01', lastDay: '09-30' }, '2 errors occurred'],
      [{ firstDay: '2026-09-30', lastDay: '2026-04-01' }, 'timeSlots.0.lastDay is before the first day'],
      [{ lastDay: '2026-04-01', everyYear: true }, 'timeSlots.0.firstDay is needed for a season of every year'],
      [{ firstDay: '2026-04-01', everyYear: true }, 'timeSlots.0.lastDay is needed for a season of every year'],
    ].map(([season, message]): (typeof cases)[number] => [
      `with the season ${JSON.stringify(season)}`,
      'attractions',
      { ...boat, timeSlots: [{ name: 'x', availableTimes: ['05:00'], ...Object(season) }] },
      String(message),
    ]),
    ['with parts that are none', 'attractions', { ...boat, timeSlots: 'Dawn' }, 'timeSlots must be a list of objects'],
    [
      'with an unknown language',
      'attractions',
      { ...boat, languages: ['nope'] },
      'languages names an entry that does not exist: nope',
    ],
    [
      'with a language that makes no sense',
      'attractions',
      { ...boat, languages: { join: [1] } },
      'languages must name entries by id or documentId, or with connect, disconnect or set',
    ],
    ['with two images', 'attractions', { ...boat, image: [1, 2] }, 'image takes one entry'],
    [
      'with reviews',
      'attractions',
      { ...boat, guest_reviews: [1] },
      'guest_reviews is written from the other side: /api/reviews',
    ],
    ['for nobody', 'room-types', { Name: 'Attic', Price: 100, MaxGuests: 1 }, 'stay must be defined.'],
    [
      'of a name that the stay has',
      'room-types',
      { Name: 'Lake Room', Price: 100, MaxGuests: 1, stay: 1 },
      'This attribute must be unique',
    ],
    [
      'with a feature of no kind',
      'features',
      { name: 'Rope', type: 'Ropes' },
      'type must be one of: Amenities, Meal options, Room facilities, Activities',
    ],
    ['with NUL', 'attractions', { ...boat, name: 'a\0b' }, 'Texts must not contain a NUL character'],
  ];
  test.each(cases)('%s', async (_name, path, data, message) => {
    const { status, body } = await send('POST', path, data);
    expect({ status, name: body.error?.name, message: body.error?.message }).toEqual({
      status: 400,
      name: 'ValidationError',
      message,
    });
  });

  test('with each finding by its path', async () => {
    const { body } = await send('POST', 'attractions', { ...boat, name: '', price: 'x', timeSlots: [{ name: 5 }] });
    expect(body.error.details.errors).toEqual(
      [
        [['name'], 'name must be defined.'],
        [['price'], 'price must be a number'],
        [['timeSlots', '0', 'name'], 'timeSlots.0.name must be a string'],
        [['timeSlots', '0', 'availableTimes'], 'timeSlots.0.availableTimes must be defined.'],
      ].map(([path, message]) => ({ path, message, name: 'ValidationError' })),
    );
  });

  test('and so are a wrong query, an unknown entry and a numeric id', async () => {
    const count = async () => (await site.harness.call('GET', '/api/attractions')).body.meta.pagination.total;
    const before = await count();
    expect((await send('POST', 'attractions?populate=nope', boat)).body.error.message).toBe('Invalid key nope');
    expect(await count()).toBe(before);
    for (const id of ['nope', '1', '__proto__']) {
      expect((await send('PUT', `attractions/${id}`, { name: 'x' })).status).toBe(404);
      expect((await send('DELETE', `attractions/${id}`)).status).toBe(404);
      expect((await send('POST', `attractions/${id}/actions/publish`)).status).toBe(404);
    }
  });
});
