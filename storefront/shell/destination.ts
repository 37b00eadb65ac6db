import { type Day, today } from '../../service/core/day.ts';
import { urls } from '../urls.ts';
import { carHero } from './car-hero.ts';
import { experienceHero } from './experience-hero.ts';
import type { Heights, ListHero } from './list-hero.ts';
import { stayHero } from './stay-hero.ts';

/** The page that is loading, and the text shown meanwhile (SHELL-4). */
export interface Destination {
  readonly shape: 'home' | 'cards' | 'product' | 'page';
  readonly text: string;
  /** The heights of the picture at the top of the page. */
  readonly hero?: Heights;
}

interface Kind {
  readonly shape: Destination['shape'];
  readonly text: string;
  readonly picture?: ListHero;
}

const page: Kind = { shape: 'page', text: 'Loading...' };
const list = (text: string, picture: ListHero): Kind => ({ shape: 'cards', text, picture });
const product = (text: string): Kind => ({ shape: 'product', text });
const landings: readonly string[] = [urls.attractions, urls.tours, urls.cars];

/** The first entry whose path equals the path or is a parent of it. */
const kinds: readonly (readonly [path: string, Kind])[] = [
  [`${urls.attractionsIn('booking')}/`, product('Loading attraction details...')],
  [`${urls.tours}/booking/`, product('Loading tour package details...')],
  [`${urls.cars}/booking/`, product('Loading car details...')],
  [`${urls.stays}/`, product('Loading stay details...')],
  [urls.stays, list('Loading stays...', stayHero)],
  [urls.attractions, list('Loading attractions...', experienceHero)],
  [urls.allAttractions, list('Loading attractions...', experienceHero)],
  [urls.attractionsIn(''), list('Loading attractions...', experienceHero)],
  [urls.tours, list('Loading tour packages...', experienceHero)],
  [urls.cars, list('Loading car rentals...', carHero)],
];

/** Lists of everything, unless their address filters them. */
const whole: readonly string[] = [urls.stays, urls.allAttractions, urls.carsIn('all')];

function heightsOf(
  { all, found, labelled = found, searched }: ListHero,
  path: string,
  search: string,
  now: Day,
): Heights {
  if (path.startsWith(urls.toursOfKind(''))) return labelled;
  return whole.includes(path) && !searched(new URLSearchParams(search), now) ? all : found;
}

/** The kind of page at that path; the query with `today`, '?location=goa', decides how much a list leaves out. */
export function destinationAt(path: string, search = '', now: Day = today(new Date())): Destination {
  if (path === urls.home) return { shape: 'home', text: 'Loading the home page...', hero: [400, 440, 440] };
  if (path.startsWith(`${urls.stays}/`) && path.endsWith('/reviews')) return { ...page, text: 'Loading reviews...' };
  const kind = kinds.find(([at]) => (at.endsWith('/') ? path.startsWith(at) : under(path, at)))?.[1] ?? page;
  const { picture, ...shown } = kind;
  if (!picture) return shown;
  return { ...shown, hero: landings.includes(path) ? [400, 360, 360] : heightsOf(picture, path, search, now) };
}

const under = (path: string, at: string) => path === at || path.startsWith(`${at}/`);
