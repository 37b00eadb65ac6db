import type { strapi } from '@strapi/client';
import { expect } from 'vitest';

const named = { location: 'Agra', description: 'Words.' };
type Query = NonNullable<Parameters<ReturnType<ReturnType<typeof strapi>['collection']>['find']>[0]>;

/** What the public client does with a content type. */
interface ClientType {
  readonly path: string;
  readonly asked: Query;
  /** How many there are, and what the first of the page holds. */
  readonly total: number;
  readonly first: object;
  readonly written?: Written;
}

/** What an entry is made of, and how it is changed. */
interface Written {
  readonly made: Readonly<Record<string, unknown>>;
  readonly change: Readonly<Record<string, unknown>>;
}

export const clientTypes: readonly ClientType[] = [
  {
    path: 'stays',
    asked: {
      filters: { $or: [{ type: { $containsi: 'villa' } }, { price: { $between: [700, 4000] } }], noCard: true },
      populate: { room_types: { fields: ['Name'], sort: 'Price:desc', populate: ['Image'] }, amenities: true },
      sort: ['price:desc', 'name'],
    },
    total: 3,
    first: {
      slug: 'palm-villa',
      room_types: [{ Name: 'Whole Villa', Image: { url: expect.stringContaining('/artwork/room-sea-13.') } }],
    },
    written: {
      made: { ...named, name: 'Client House', price: 900, type: 'Hotels', amenities: { connect: [1] } },
      change: { propertyRating: 3 },
    },
  },
  {
    path: 'room-types',
    asked: { filters: { stay: { slug: { $eq: 'lake-house' } } }, populate: '*', sort: 'Price:desc' },
    total: 2,
    first: { Name: 'Last Suite', stay: { slug: 'lake-house' } },
    written: {
      made: { Name: 'Attic', Price: 950, MaxGuests: 2, stay: 2 },
      change: { Price: 1000 },
    },
  },
  {
    path: 'features',
    asked: { filters: { type: 'Activities', name: { $startsWith: 'T' } }, fields: ['name'], sort: ['name:desc'] },
    total: 2,
    first: { name: 'Trekking' },
    written: {
      made: { name: 'Rope course', type: 'Activities' },
      change: { icon: 'mountain' },
    },
  },
  {
    path: 'nearby-places',
    asked: { filters: { stay: { id: { $in: [1, 2] } }, Distance: { $lt: 1 } }, populate: ['stay'], sort: 'id:desc' },
    total: 2,
    first: { Name: 'Mall Road', stay: { slug: 'palm-villa' } },
    written: {
      made: { Name: 'Well', Type: 'nature', Distance: 2.5, stay: { id: 1 } },
      change: { WalkingTime: '30 min walk' },
    },
  },
  {
    path: 'faqs',
    asked: { filters: { stay: { name: { $ne: 'Lake House' } } }, populate: { stay: { fields: ['slug'] } }, sort: 'id' },
    total: 2,
    first: { question: 'Is there parking?', stay: { slug: 'palm-villa' } },
    written: {
      made: { question: 'Why?', answer: 'So.', stay: { connect: [3] } },
      change: { answer: 'Because.' },
    },
  },
  {
    path: 'house-rules',
    asked: { filters: { petsPolicy: { $containsi: 'no pets' } }, populate: 'stay', sort: 'id:desc' },
    total: 3,
    first: { checkInTime: '14:00', stay: { slug: 'ganga-hostel' } },
  },
  {
    path: 'reviews',
    asked: { filters: { stay: { id: 1 } }, populate: '*', sort: 'createdAt:desc' },
    total: 2,
    first: { Name: 'Meera Nair', Rating: 5, stay: { slug: 'lake-house' }, attraction: null },
    written: {
      made: { Name: 'Client', Rating: 4, Comment: 'Fine.', stay: 3 },
      change: { Comment: 'Edited.' },
    },
  },
  {
    path: 'attractions',
    asked: {
      filters: { location: { $eq: 'rishikesh' }, languages: { code: { $in: ['hi', 'fr'] } } },
      populate: { timeSlots: true, image: { fields: ['url'] }, popularFilters: { fields: ['code'] } },
    },
    total: 1,
    first: { slug: 'ganga-rafting', timeSlots: [{ name: 'Morning' }, {}], popularFilters: [{ code: 'skip_line' }] },
    written: {
      made: {
        ...named,
        name: 'Taj at Dawn',
        price: 50,
        places: 9,
        timeSlots: [{ name: 'Dawn', availableTimes: ['05:00'] }],
      },
      change: { childPrice: 25, languages: { set: [1, 2] } },
    },
  },
  {
    path: 'tour-packages',
    asked: { filters: { featured: true }, populate: ['itinerary', 'image'], sort: 'price:asc' },
    total: 1,
    first: { slug: 'two-shrines', itinerary: [{ day: 1 }, { day: 2 }] },
    written: {
      made: { ...named, name: 'Marble and Red Stone', type: 'cultural', price: 4000, places: 6 },
      change: { featured: true },
    },
  },
  {
    path: 'car-rentals',
    asked: { filters: { location: { $containsi: 'DELHI' } }, populate: 'image', sort: ['rating:desc'] },
    total: 1,
    first: { slug: 'city-sedan', image: { url: expect.stringContaining('/artwork/car-sedan-46.') } },
    written: {
      made: {
        ...named,
        name: 'Night Bus',
        carType: 'MUV',
        transmission: 'Manual',
        fuelType: 'CNG',
        capacity: 7,
        price: 900,
        vehicles: 2,
        features: ['AC'],
      },
      change: { features: ['AC', 'Reading lamps'] },
    },
  },
  {
    path: 'languages',
    asked: { filters: { code: { $notIn: ['hi', 'en', 'es'] } }, sort: 'name' },
    total: 3,
    first: { name: 'Arabic', code: 'ar' },
    written: {
      made: { name: 'Odia', code: 'or' },
      change: { name: 'Oriya' },
    },
  },
  {
    path: 'popular-filters',
    asked: { filters: { code: { $contains: '_' } }, sort: 'code:desc' },
    total: 2,
    first: { code: 'skip_line' },
    written: {
      made: { name: 'Small groups', code: 'small_groups' },
      change: { name: 'Small group' },
    },
  },
  {
    path: 'destinations',
    asked: { filters: { region: 'Goa', aliases: { $contains: 'panjim' } }, populate: ['image'] },
    total: 1,
    first: { slug: 'goa', image: { mime: 'image/svg+xml' } },
    written: {
      made: { name: 'Diu', region: 'Diu', latitude: 20.7, longitude: 70.98 },
      change: { aliases: ['div'] },
    },
  },
  {
    path: 'settings',
    asked: { filters: { key: { $startsWith: 'hero' } }, sort: 'key:desc' },
    total: 3,
    first: { key: 'hero-counters' },
  },
];

/** The types of which entries are made and deleted, one on its own. */
export const writtenTypes = clientTypes.flatMap(({ path, written }) => (written ? [{ path, ...written }] : []));
