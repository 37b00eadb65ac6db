import { expect } from 'vitest';
import type { Case } from './case.ts';
import { both, counts, exactly, header, holds, lists, notFound, shows } from './expected.ts';
import { ids } from './ground.ts';

const times = ['createdAt', 'updatedAt', 'publishedAt'];
const experience = [
  'slug',
  'name',
  'location',
  'description',
  'duration',
  'price',
  'adultPrice',
  'childPrice',
  'seniorPrice',

  'infantPrice',
  'originalPrice',
  'rating',
  'reviews',
  'freeCancel',
  'cancellationPolicy',
  'asksNames',
  'availability',
  'included',
  'notIncluded',
  'additionalInfo',
  'ticketType',
  'availableTicketTypes',
  'latitude',
  'longitude',
  'places',
  'meetingPoint',
];

/** Every content type: its address, how many entries the ground has, and its fields (STAY-23 to STAY-27, EXP-33, EXP-34, CAR-16). */
const types: readonly (readonly [path: string, total: number, fields: readonly string[]])[] = [
  [
    'stays',
    3,
    [
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
    ],
  ],
  [
    'room-types',
    4,
    [
      'Name',
      'Price',
      'MaxGuests',
      'maxOccupancy',
      'Description',
      'BedConfiguration',
      'size',
      'facilities',
      'mealPlan',
      'rooms',
    ],
  ],
  ['features', 56, ['name', 'icon', 'type']],
  ['nearby-places', 3, ['Name', 'Type', 'Description', 'Distance', 'WalkingTime']],
  ['faqs', 3, ['question', 'answer']],
  [
    'house-rules',
    3,
    [
      'checkInTime',
      'checkOutTime',
      'cancellationPolicy',
      'childrenPolicy',
      'bedPolicy',
      'ageRestriction',
      'petsPolicy',
      'eventsPolicy',
      'quietHours',
    ],
  ],
  [
    'reviews',
    12,
    ['Name', 'Rating', 'Comment', 'travellerType', 'cleanliness', 'location', 'value', 'service', 'verified'],
  ],
  ['attractions', 2, [...experience, 'area', 'activity']],
  ['tour-packages', 2, [...experience, 'type', 'featured', 'privateTour', 'meetingTime']],
  [
    'car-rentals',
    2,
    [
      'slug',
      'name',
      'location',
      'description',
      'price',
      'originalPrice',
      'carType',
      'transmission',
      'fuelType',

      'capacity',
      'freeKms',
      'extraKmRate',
      'rating',
      'reviews',
      'freeCancellation',
      'cancellationPolicy',
      'available',
      'features',
      'included',
      'notIncluded',
      'vehicles',
    ],
  ],
  ['languages', 6, ['name', 'code']],
  ['popular-filters', 2, ['name', 'code']],
  ['settings', 18, ['key', 'value']],
];

/** What every type answers alike. */
export const everyType: readonly Case[] = [
  ...types,
  ['destinations', 0, ['name', 'slug', 'region', 'aliases', 'latitude', 'longitude', 'description']] as const,
].flatMap(([path, total, fields]): Case[] => [
  [
    `${path}: identity, fields and times, and nothing that was not asked for`,
    `${path}?pagination[limit]=1`,
    200,
    both(holds('id', 'documentId', ...fields, ...times), ...(total > 0 ? [counts(total)] : [])),
  ],
  [
    `${path}: one by its documentId is the one of the list`,
    async ({ harness }) => {
      const { body } = await harness.call('GET', `/api/${path}?populate=*`);
      return { method: 'GET', path: `${path}/${body.data[0].documentId}?populate=*`, headers: { accept: '*/*' } };
    },
    200,
    both(shows({ documentId: expect.any(String) }), ({ body }) => expect(Object.keys(body)).toEqual(['data', 'meta'])),
  ],
  [`${path}: not by its number`, `${path}/1`, 404, notFound],
  [`${path}: nothing under an unknown documentId`, `${path}/${'0'.repeat(24)}`, 404, notFound],
]);

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** The exact contents of an answer. */
export const answers: readonly Case[] = [
  [
    'a list, whole',
    'languages?filters[code]=hi',
    200,
    exactly({
      data: [
        {
          id: 1,
          documentId: ids.hindi,
          name: 'Hindi',
          code: 'hi',
          createdAt: '2026-01-01T00:00:00.000Z',
          updatedAt: '2026-01-01T00:00:00.000Z',
          publishedAt: '2026-01-01T00:00:00.000Z',
        },
      ],
      meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
    }),
  ],
  [
    'one, whole',
    `languages/${ids.hindi}?fields=code`,
    200,
    exactly({ data: { id: 1, documentId: ids.hindi, code: 'hi' }, meta: {} }),
  ],
  ['an empty list', 'languages?filters[code]=xx', 200, exactly({ data: [], meta: { pagination: expect.any(Object) } })],
  ['no wrapper of attributes', 'stays', 200, ({ body }) => expect(body.data[0]).not.toHaveProperty('attributes')],
  ['JSON in UTF-8', 'stays', 200, header('content-type', 'application/json; charset=utf-8')],
  [
    'texts as they were written',
    'reviews?filters[documentId]=odd0review',
    200,
    lists({ Name: '100% <b>"O\'Hara"</b>', Comment: 'a_b\\c & नमस्ते 🏔 é', createdAt: '2026-03-04T05:06:07.089Z' }),
  ],
  ['instants in UTC with milliseconds', 'stays', 200, lists({ createdAt: instant, updatedAt: instant })],
  ['rupees as numbers', 'stays?sort=id', 200, lists({ price: 4000, originalPrice: 5000 }, { originalPrice: null })],
  ['prices in whole rupees', 'car-rentals', 200, lists({ price: 2200, originalPrice: 2600, extraKmRate: 12 })],
  ['a rating of 0 when there is none', 'stays?filters[slug]=ganga-hostel', 200, lists({ rating: 0, reviews: 0 })],
  [
    'the defaults of an attraction (EXP-33)',
    'attractions?filters[slug]=ganga-rafting',
    200,
    lists({
      price: 1500,
      adultPrice: 1500,
      childPrice: 1500,
      seniorPrice: 1500,
      infantPrice: 0,
      availability: 'Available daily',
      ticketType: 'simple',
      originalPrice: null,
      availableTicketTypes: { adult: true, child: true, senior: true, infant: false },
    }),
  ],
  [
    'what an attraction says in their place',
    'attractions?filters[slug]=amber-fort-and-add-on-packages',
    200,
    lists({
      adultPrice: 500,
      childPrice: 200,
      originalPrice: 650,
      availability: 'Closed on Holi',
      ticketType: 'detailed',
      freeCancel: false,
      activity: false,
      availableTicketTypes: { adult: true, child: true, senior: false, infant: true },
    }),
  ],
  [
    'the prices of a tour by age',
    'tour-packages?filters[slug]=tiger-morning',
    200,
    lists({ price: 3200, adultPrice: 3200, childPrice: 1600, seniorPrice: 2800, infantPrice: 100, privateTour: false }),
  ],
  [
    'a car',
    'car-rentals?filters[slug]=tempo-17',
    200,
    lists({
      carType: 'Tempo Traveller',
      transmission: 'Manual',
      fuelType: 'Diesel',
      capacity: 17,
      freeKms: 250,
      available: 'Available daily',
      features: ['AC', 'Music System'],
      included: ['Driver'],
      vehicles: 1,
    }),
  ],
  [
    'a feature with icon and the label of its kind',
    'features?filters[name]=Free WiFi',
    200,
    lists({ name: 'Free WiFi', icon: 'wifi', type: 'Amenities' }),
  ],
  [
    'settings by their key',
    'settings?filters[key]=hero-counters',
    200,
    lists({
      value: [
        { figure: '5000+', label: 'Destinations' },
        { figure: '1000+', label: 'Hotels' },
        { figure: '50K+', label: 'Tourists' },
        { figure: '20K+', label: 'Reviews' },
      ],
    }),
  ],
  ['a slash at the end', 'stays/?fields=slug', 200, holds('id', 'documentId', 'slug')],
];
