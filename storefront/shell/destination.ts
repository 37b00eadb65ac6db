import { urls } from '../urls.ts';

/** What a page will be, and what is said while it comes (S1 §4, S2 §2, §4). */
export interface Destination {
  readonly shape: 'home' | 'landing' | 'list' | 'product' | 'page';
  readonly text: string;
}

const page: Destination = { shape: 'page', text: 'Loading...' };
const list = (text: string): Destination => ({ shape: 'list', text });
const landings: readonly string[] = [urls.attractions, urls.tours, urls.cars];
const product = (text: string): Destination => ({ shape: 'product', text });

/** The first that the path is or lies below. */
const kinds: readonly (readonly [path: string, Destination])[] = [
  [`${urls.attractionsIn('booking')}/`, product('Loading attraction details...')],
  [`${urls.tours}/booking/`, product('Loading tour package details...')],
  [`${urls.cars}/booking/`, product('Loading car details...')],
  [`${urls.stays}/`, product('Loading stay details...')],
  [urls.stays, list('Loading stays...')],
  [urls.attractions, list('Loading attractions...')],
  [urls.allAttractions, list('Loading attractions...')],
  [urls.attractionsIn(''), list('Loading attractions...')],
  [urls.tours, list('Loading tour packages...')],
  [urls.cars, list('Loading car rentals...')],
];

/** The kind of page at that path. */
export function destinationAt(path: string): Destination {
  if (path === urls.home) return { shape: 'home', text: 'Loading the home page...' };
  if (path.startsWith(`${urls.stays}/`) && path.endsWith('/reviews')) return { ...page, text: 'Loading reviews...' };
  const kind = kinds.find(([at]) => (at.endsWith('/') ? path.startsWith(at) : under(path, at)))?.[1] ?? page;
  return landings.includes(path) ? { ...kind, shape: 'landing' } : kind;
}

const under = (path: string, at: string) => path === at || path.startsWith(`${at}/`);
