import { rentalDates } from '../../service/catalog/car-rentals/rental-dates.ts';
import { dayFrom, guestsFrom, visitParams } from '../../service/catalog/experiences/visit.ts';
import { readTravel, travelParams } from '../../service/catalog/stays/travel-params.ts';
import { type Day, today } from '../../service/core/day.ts';
import { urls } from '../urls.ts';

/** How high a picture is on phones, on tablets and on what is wider, in CSS pixels. */
type Heights = readonly [phone: number, tablet: number, wide: number];

/** What a page will be, and what is said while it comes (S1 §4, S2 §2, §4). */
export interface Destination {
  readonly shape: 'home' | 'cards' | 'product' | 'page';
  readonly text: string;
  /** Of the picture that the page begins with. */
  readonly hero?: Heights;
}

/** A list of everything, of what was searched for, and with a label above its title. */
interface Pictures {
  readonly all: Heights;
  readonly found: Heights;
  readonly labelled?: Heights;
  /** Whether an address searches, by what the page takes from it: it leaves out what makes no sense. */
  readonly searched: (asked: URLSearchParams, today: Day) => boolean;
}

// lists begin on the first screen; on tablets the fields of a search take two lines
const ofStays: Pictures = {
  ...{ all: [146, 263, 236], found: [146, 244, 192] },
  searched: (asked, today) => !!asked.get('location')?.trim() || travelParams(readTravel(asked, today)).size > 0,
};
const ofExperiences: Pictures = {
  ...{ all: [146, 236, 236], found: [146, 192, 192], labelled: [166, 194, 194] },
  searched: (asked, today) =>
    visitParams({ day: dayFrom(asked.get('date'), today), guests: guestsFrom(asked.get('guests')) }).size > 0,
};
const ofCars: Pictures = {
  ...{ all: [146, 257, 236], found: [146, 238, 192] },
  searched: (asked, today) => rentalDates(asked.get('pickupDate'), asked.get('returnDate'), today) !== null,
};

interface Kind {
  readonly shape: Destination['shape'];
  readonly text: string;
  readonly pictures?: Pictures;
}

const page: Kind = { shape: 'page', text: 'Loading...' };
const list = (text: string, pictures: Pictures): Kind => ({ shape: 'cards', text, pictures });
const product = (text: string): Kind => ({ shape: 'product', text });
const landings: readonly string[] = [urls.attractions, urls.tours, urls.cars];

/** The first that the path is or lies below. */
const kinds: readonly (readonly [path: string, Kind])[] = [
  [`${urls.attractionsIn('booking')}/`, product('Loading attraction details...')],
  [`${urls.tours}/booking/`, product('Loading tour package details...')],
  [`${urls.cars}/booking/`, product('Loading car details...')],
  [`${urls.stays}/`, product('Loading stay details...')],
  [urls.stays, list('Loading stays...', ofStays)],
  [urls.attractions, list('Loading attractions...', ofExperiences)],
  [urls.allAttractions, list('Loading attractions...', ofExperiences)],
  [urls.attractionsIn(''), list('Loading attractions...', ofExperiences)],
  [urls.tours, list('Loading tour packages...', ofExperiences)],
  [urls.cars, list('Loading car rentals...', ofCars)],
];

/** Lists of everything, unless their address asks for less. */
const whole: readonly string[] = [urls.stays, urls.allAttractions, urls.carsIn('all')];

function heightsOf(
  { all, found, labelled = found, searched }: Pictures,
  path: string,
  search: string,
  now: Day,
): Heights {
  if (path.startsWith(urls.toursOfKind(''))) return labelled;
  return whole.includes(path) && !searched(new URLSearchParams(search), now) ? all : found;
}

/** The kind of page at that path; what its address asks for today, '?location=goa', says how much a list leaves out. */
export function destinationAt(path: string, search = '', now: Day = today(new Date())): Destination {
  if (path === urls.home) return { shape: 'home', text: 'Loading the home page...', hero: [400, 440, 440] };
  if (path.startsWith(`${urls.stays}/`) && path.endsWith('/reviews')) return { ...page, text: 'Loading reviews...' };
  const kind = kinds.find(([at]) => (at.endsWith('/') ? path.startsWith(at) : under(path, at)))?.[1] ?? page;
  const { pictures, ...shown } = kind;
  if (!pictures) return shown;
  return { ...shown, hero: landings.includes(path) ? [400, 360, 360] : heightsOf(pictures, path, search, now) };
}

const under = (path: string, at: string) => path === at || path.startsWith(`${at}/`);
