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
}

// lists begin on the first screen; on tablets the fields of a search take two lines
const ofStays: Pictures = { all: [146, 263, 236], found: [146, 244, 192] };
const ofExperiences: Pictures = { all: [146, 236, 236], found: [146, 192, 192], labelled: [166, 194, 194] };
const ofCars: Pictures = { all: [146, 257, 236], found: [146, 238, 192] };

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

/** What a search asks for, by the value that asks for nothing. */
const searched = {
  ...{ location: '', checkIn: '', checkOut: '', adults: '1', children: '0', rooms: '1' },
  ...{ date: '', guests: '2', pickupDate: '', returnDate: '' },
};

function heightsOf({ all, found, labelled = found }: Pictures, path: string, search: string): Heights {
  if (path.startsWith(urls.toursOfKind(''))) return labelled;
  const asked = new URLSearchParams(search);
  const less = Object.entries(searched).some(([name, nothing]) => (asked.get(name) || nothing) !== nothing);
  return less || !whole.includes(path) ? found : all;
}

/** The kind of page at that path; what its address asks for, '?location=goa', says how much a list leaves out. */
export function destinationAt(path: string, search = ''): Destination {
  if (path === urls.home) return { shape: 'home', text: 'Loading the home page...', hero: [400, 440, 440] };
  if (path.startsWith(`${urls.stays}/`) && path.endsWith('/reviews')) return { ...page, text: 'Loading reviews...' };
  const kind = kinds.find(([at]) => (at.endsWith('/') ? path.startsWith(at) : under(path, at)))?.[1] ?? page;
  const { pictures, ...shown } = kind;
  if (!pictures) return shown;
  return { ...shown, hero: landings.includes(path) ? [400, 360, 360] : heightsOf(pictures, path, search) };
}

const under = (path: string, at: string) => path === at || path.startsWith(`${at}/`);
