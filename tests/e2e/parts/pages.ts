import { callSite } from './site.ts';
import { tapovan } from './stays.ts';

/** Of the first of that type. */
export async function slugOf(type: string): Promise<string> {
  const path = `/api/${type}?fields[0]=slug&pagination[pageSize]=1`;
  const { data } = await callSite<{ data: { slug: string }[] }>('GET', path);
  return data[0]?.slug ?? '';
}

/** One of each kind of page: where it is. */
export const pages = {
  home: async () => '/',
  stays: async () => '/stays',
  stay: async () => `/stays/${tapovan.slug}`,
  attractions: async () => '/attractions',
  'attractions of a place': async () => '/attraction/goa',
  attraction: async () => `/attraction/booking/${await slugOf('attractions')}`,
  tours: async () => '/tour-packages',
  'tours of a place': async () => '/tour-packages/rishikesh',
  tour: async () => `/tour-packages/booking/${await slugOf('tour-packages')}`,
  'car rentals': async () => '/car-rentals',
  cars: async () => '/car-rentals/all',
  car: async () => `/car-rentals/booking/${await slugOf('car-rentals')}`,
};

/** Their search opens by a link on phones. */
export const folded = [
  'stays',
  'attractions',
  'attractions of a place',
  'tours',
  'tours of a place',
  'car rentals',
  'cars',
];
