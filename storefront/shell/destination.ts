import { waitingTexts } from '../../messages/en/waiting.ts';
import type { Message } from '../../messages/message.ts';
import { type Day, today } from '../../service/core/day.ts';
import { urls } from '../urls.ts';
import { carHero } from './car-hero.ts';
import { experienceHero } from './experience-hero.ts';
import type { Heights, ListHero } from './list-hero.ts';
import { stayHero } from './stay-hero.ts';

/** The page that is loading, and the text shown until then (SHELL-4). */
export interface Destination {
  readonly shape: 'home' | 'cards' | 'product' | 'page';
  readonly text: Message;
  /** The heights of the picture at the top of the page. */
  readonly hero?: Heights;
}

interface Kind {
  readonly shape: Destination['shape'];
  readonly text: Message;
  readonly picture?: ListHero;
}

const page: Kind = { shape: 'page', text: waitingTexts.loading };
const list = (text: Message, picture: ListHero): Kind => ({ shape: 'cards', text, picture });
const product = (text: Message): Kind => ({ shape: 'product', text });
const landings: readonly string[] = [urls.attractions, urls.tours, urls.cars];

/** The first entry whose path equals the path or is a parent of it. */
const kinds: readonly (readonly [path: string, Kind])[] = [
  [`${urls.attractionsIn('booking')}/`, product(waitingTexts.attraction)],
  [`${urls.tours}/booking/`, product(waitingTexts.tour)],
  [`${urls.cars}/booking/`, product(waitingTexts.car)],
  [`${urls.stays}/`, product(waitingTexts.stay)],
  [urls.stays, list(waitingTexts.stays, stayHero)],
  [urls.attractions, list(waitingTexts.attractions, experienceHero)],
  [urls.allAttractions, list(waitingTexts.attractions, experienceHero)],
  [urls.attractionsIn(''), list(waitingTexts.attractions, experienceHero)],
  [urls.tours, list(waitingTexts.tours, experienceHero)],
  [urls.cars, list(waitingTexts.cars, carHero)],
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
  if (path === urls.home) return { shape: 'home', text: waitingTexts.home, hero: [320, 430, 430] };
  if (path.startsWith(`${urls.stays}/`) && path.endsWith('/reviews')) return { ...page, text: waitingTexts.reviews };
  if (path.startsWith(urls.place(''))) return { shape: 'cards', text: waitingTexts.loading, hero: [380, 440, 440] };
  const kind = kinds.find(([at]) => (at.endsWith('/') ? path.startsWith(at) : under(path, at)))?.[1] ?? page;
  const { picture, ...shown } = kind;
  if (!picture) return shown;
  return { ...shown, hero: landings.includes(path) ? [176, 264, 264] : heightsOf(picture, path, search, now) };
}

const under = (path: string, at: string) => path === at || path.startsWith(`${at}/`);
