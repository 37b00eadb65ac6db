import { expect } from 'vitest';
import { type Case, get } from './case.ts';
import { both, drawn, finds, header, lists, pages } from './expected.ts';
import { ids } from './ground.ts';

/** As a client of docs/requirements/content-api.md sends its reads: JSON headers and the embedded bearer. */
const ask = (path: string) =>
  get(path, { bearer: 'reader', headers: { accept: 'application/json', 'content-type': 'application/json' } });

const words = ['resort', 'apartment', 'villa', 'holiday', 'homestay', 'guest'];
const homes = words.map((word, index) => `filters[$or][${index}][type][$containsi]=${word}`).join('&');
const bySlug =
  'stays?filters[slug][$eq]=lake-house&populate[0]=stayimages&populate[1]=room_types&populate[2]=amenities';

/** The reads of API-1 to API-8, one by one. Its writes are with reviews and accounts. */
export const firstSpecification: readonly Case[] = [
  [
    'holiday homes of the home page',
    ask(`stays?populate=*&pagination[pageSize]=12&${homes}`),
    200,
    both(
      pages({ page: 1, pageSize: 12, pageCount: 1, total: 1 }),
      lists({
        id: 2,
        name: 'Palm Villa',
        location: 'Palolem, Goa',
        rating: 9,
        price: 12500,
        slug: 'palm-villa',
        type: 'Villas',
        image: { url: drawn('villa-21') },
      }),
    ),
  ],
  [
    'hotels of the home page',
    ask('stays?populate=*&pagination[pageSize]=12&filters[type][$containsi]=hotel'),
    200,
    lists({
      name: 'Lake House',
      reviews: 2,
      type: 'Hotels',
      originalPrice: 5000,
      amenities: [{ name: 'Free WiFi' }, { name: 'Restaurant' }, { name: 'Parking' }],
    }),
  ],
  [
    'tour packages of the home page',
    ask('tour-packages?populate=*&pagination[pageSize]=20'),
    200,
    lists(
      {
        id: 1,
        name: 'Two Shrines',
        location: 'Haridwar, Uttarakhand',
        duration: '2 days',
        price: 9000,
        rating: 4.5,
        description: expect.any(String),
        image: { url: drawn('ghats-44') },
        slug: 'two-shrines',
        type: 'pilgrimage',
      },
      { slug: 'tiger-morning' },
    ),
  ],
  [
    'the list of stays',
    ask('stays?populate=*&pagination[page]=1&pagination[pageSize]=100'),
    200,
    both(finds('lake-house', 'palm-villa', 'ganga-hostel'), pages({ page: 1, pageSize: 100, pageCount: 1, total: 3 })),
  ],
  [
    'the list of stays at a location, 1000 at once',
    ask('stays?populate=*&pagination[page]=1&pagination[pageSize]=1000&filters[location][$contains]=Uttarakhand'),
    200,
    both(finds('lake-house', 'ganga-hostel'), pages({ page: 1, pageSize: 1000, pageCount: 1, total: 2 })),
  ],
  [
    'at a location in whatever case',
    ask('stays?populate=*&pagination[page]=1&pagination[pageSize]=1000&filters[location][$containsi]=RISHIKESH'),
    200,
    finds('ganga-hostel'),
  ],
  [
    'of the first chosen property type',
    ask('stays?populate=*&pagination[page]=1&pagination[pageSize]=100&filters[type][$containsi]=villas'),
    200,
    lists({ slug: 'palm-villa', propertyRating: 5, meal_options: [{ name: 'Breakfast included' }], activities: [] }),
  ],
  [
    'at a location and of a type',
    ask(
      'stays?populate=*&pagination[page]=1&pagination[pageSize]=1000&filters[location][$containsi]=goa&filters[type][$containsi]=hostel',
    ),
    200,
    finds(),
  ],
  [
    'a stay by its slug',
    ask(bySlug),
    200,
    both(
      finds('lake-house'),
      lists({
        id: 1,
        name: 'Lake House',
        maxGuests: 4,
        bedrooms: 1,
        bathrooms: 1,
        price: 4000,
        stayimages: [{ url: drawn('hotel-1') }, { url: expect.any(String) }, { url: expect.any(String) }],
        room_types: [
          {
            Name: 'Lake Room',
            Price: 4000,
            MaxGuests: 2,
            Description: 'Faces the lake.',
            BedConfiguration: '1 king bed',
          },
          { Name: 'Last Suite', Price: 9000, MaxGuests: 4 },
        ],
        amenities: [{ id: expect.any(Number), name: 'Free WiFi', icon: 'wifi', type: 'Amenities' }, {}, {}],
      }),
    ),
  ],
  [
    'with its meals, activities and facilities',
    ask(`${bySlug}&populate[3]=meal_options&populate[4]=activities&populate[5]=room_facilities`),
    200,
    lists({
      meal_options: [{ name: 'Breakfast included', type: 'Meal options' }],
      activities: [{ name: 'Trekking', type: 'Activities' }],
      room_facilities: [{ name: 'Heating' }, { name: 'Mountain view', type: 'Room facilities' }],
    }),
  ],
  ['an unknown slug', ask(bySlug.replace('lake-house', 'nowhere')), 200, finds()],
  [
    'its questions',
    ask('faqs?filters[stay][id][$eq]=1'),
    200,
    lists({ question: 'Is there parking?', answer: 'Yes, for six cars.' }),
  ],
  [
    'its house rules',
    ask('house-rules?filters[stay][id][$eq]=1'),
    200,
    lists({
      checkInTime: '14:00',
      checkOutTime: '11:00',
      cancellationPolicy: 'Free until 24 hours before check-in.',
      childrenPolicy: 'Children are welcome.',
      bedPolicy: 'One extra bed fits.',
      petsPolicy: 'No pets.',
      ageRestriction: 'Guests must be 18 to check in.',
      eventsPolicy: 'No parties.',
      quietHours: 'Quiet from 22:00 to 07:00.',
    }),
  ],
  [
    'its nearby places',
    ask('nearby-places?filters[stay][id][$eq]=1'),
    200,
    lists({
      Name: 'Mall Road',
      Type: 'other',
      Description: 'The promenade.',
      Distance: 0.4,
      WalkingTime: '5 min walk',
    }),
  ],
  [
    'all three by the documentId too',
    ask(`nearby-places?filters[stay][documentId][$eq]=${ids.lake}`),
    200,
    finds('Mall Road'),
  ],
  [
    'its reviews, newest first',
    ask('reviews?filters[stay][id][$eq]=1&populate=*&sort=createdAt:desc'),
    200,
    both(
      finds('Meera Nair', 'Tom Baker'),
      lists({
        Rating: 5,
        Comment: 'The lake from the bed.',
        createdAt: '2026-10-02T06:30:00.000Z',
        stay: { name: 'Lake House' },
      }),
    ),
  ],
  [
    'a page of another origin may read it',
    get('stays', { headers: { origin: 'https://client.example' } }),
    200,
    both(header('access-control-allow-origin', '*'), header('vary', /^origin\b/)),
  ],
  ['and a cache keeps its answer apart from that of our own pages', get('stays'), 200, header('vary', /^origin\b/)],
  [
    'and is told so before it sends its headers',
    {
      method: 'OPTIONS',
      path: 'stays',
      headers: {
        origin: 'https://client.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,content-type',
      },
    },
    204,
    header('access-control-allow-headers', /authorization.*content-type/),
  ],
];
