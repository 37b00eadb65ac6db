import { addDays, type Day, isDay, nightsBetween } from '../../core/day.ts';
import { mostDaysAhead, mostNights } from '../sale-days.ts';
import { type FeatureKind, featureKinds, type PropertyType, propertyTypes } from './stay-vocabulary.ts';
import { guestLimits, type Travel, travelParams } from './travel-params.ts';

/** Nights that are priced: those of the dates, else one. */
export function nightsAsked({ dates }: Pick<StaySearch, 'dates'>): number {
  return dates ? nightsBetween(dates.checkIn, dates.checkOut) : 1;
}

export const sorts = ['recommended', 'price-low', 'price-high', 'rating'] as const;
export type Sort = (typeof sorts)[number];
export const sortLabels: Readonly<Record<Sort, string>> = {
  recommended: 'Recommended',
  'price-low': 'Price (Low to High)',
  'price-high': 'Price (High to Low)',
  rating: 'Rating',
};

/** S1 §9's popular filters, by their name in the address. */
export const popularFilters = {
  '5-stars': '5 stars',
  'no-card': 'Book without credit card',
  'no-prepayment': 'No prepayment',
  'private-pool': 'Private pool',
  'swimming-pool': 'Swimming Pool',
  hotels: 'Hotels',
} as const;
export type Popular = keyof typeof popularFilters;
const popularNames = [
  '5-stars',
  'no-card',
  'no-prepayment',
  'private-pool',
  'swimming-pool',
  'hotels',
] as const satisfies Popular[];

/** Name of each kind of feature in the address. */
export const featureParameters = {
  meal_option: 'meal',
  amenity: 'amenity',
  room_facility: 'facility',
  activity: 'activity',
} as const satisfies Record<FeatureKind, string>;
export const kindsOfFeature = ['meal_option', 'amenity', 'room_facility', 'activity'] as const satisfies FeatureKind[];

/** Where we sell: what a location means that says nothing, such as 'India'. */
export const everywhere = 'India';

/** S1 §9: stays a page, and where the price inputs stop (there the upper end means no limit). */
export const pageSize = 100;
export const priceTop = 50_000;
/** Rupees that one bar of the price histogram stands for; the last bar is everything from the top. */
export const bucketWidth = 1_000;
export const mostPages = 20;

export interface StaySearch extends Travel {
  location: string;
  propertyTypes: PropertyType[];
  stars: number[];
  /** Whole rupees a night. */
  min: number | null;
  max: number | null;
  features: Record<FeatureKind, string[]>;
  popular: Popular[];
  sort: Sort;
  view: 'grid' | 'list';
  /** How many pages are shown, from the first. */
  pages: number;
}

export function typeOfWord(word: string): PropertyType | undefined {
  const plain = word.trim().toLowerCase();
  return propertyTypes.find(({ filter }) => filter.toLowerCase() === plain || filter.toLowerCase() === `${plain}s`)
    ?.label;
}

export function wordOfType(type: string): string {
  return (propertyTypes.find(({ label }) => label === type)?.filter ?? type).toLowerCase();
}

function unique<Value>(values: readonly (Value | undefined)[]): Value[] {
  return [...new Set(values)].filter((value) => value !== undefined);
}

function whole(text: string | null, least: number, most: number): number | undefined {
  if (!text || !/^\d{1,7}$/.test(text)) return undefined;
  const value = Number(text);
  return value < least ? undefined : Math.min(value, most);
}

/** Reads the address of a search. What makes no sense is left out, never refused. `most`: nights that one can stay. */
export function parseStaySearch(asked: URLSearchParams, today: Day, most: number = mostNights): StaySearch {
  const one = <Value extends string>(name: string, of: readonly Value[]) =>
    of.find((value) => value === asked.get(name));
  const several = <Value extends string>(name: string, of: readonly Value[]) => {
    const wanted = asked.getAll(name);
    return of.filter((value) => wanted.includes(value));
  };
  const min = whole(asked.get('min'), 1, priceTop) ?? null;
  const max = whole(asked.get('max'), 0, priceTop) ?? null;
  const top = max === priceTop ? null : max;
  const feature = (kind: FeatureKind) => several(featureParameters[kind], Object.keys(featureKinds[kind].words));
  return {
    location: (asked.get('location') ?? '').replace(/\s+/g, ' ').trim().slice(0, 100),
    dates: parseDates(asked.get('checkIn'), asked.get('checkOut'), today, most),
    adults: whole(asked.get('adults'), 1, guestLimits.adults) ?? 1,
    children: whole(asked.get('children'), 0, guestLimits.children) ?? 0,
    rooms: whole(asked.get('rooms'), 1, guestLimits.rooms) ?? 1,
    propertyTypes: unique(asked.getAll('propertyType').map(typeOfWord)),
    stars: unique(asked.getAll('stars').map((text) => (/^[1-5]$/.test(text) ? Number(text) : undefined))).sort(),
    min,
    // S1 §5: the maximum is at least the minimum
    max: min !== null && top !== null && min > top ? (min === priceTop ? null : min) : top,
    features: {
      meal_option: feature('meal_option'),
      amenity: feature('amenity'),
      room_facility: feature('room_facility'),
      activity: feature('activity'),
    },
    popular: several('popular', popularNames),
    sort: one('sort', sorts) ?? 'recommended',
    view: one('view', ['grid', 'list']) ?? 'grid',
    pages: whole(asked.get('pages'), 1, mostPages) ?? 1,
  };
}

/** The range, when both days exist, lie ahead and in order. */
export function parseDates(
  checkIn: string | null,
  checkOut: string | null,
  today: Day,
  most: number,
): StaySearch['dates'] {
  if (!isDay(checkIn) || !isDay(checkOut) || checkIn < today || checkIn > addDays(today, mostDaysAhead)) return null;
  const nights = nightsBetween(checkIn, checkOut);
  return nights >= 1 && nights <= most ? { checkIn, checkOut } : null;
}

/** Days asked for that are no dates: why, and those that can stay where they were typed. */
export interface UnclearDays {
  why: string;
  days: { checkIn?: Day; checkOut?: Day };
}

/** What is said where more are asked for than one search can have; undefined when nobody asks for so many. */
export function tooLargeParty(asked: URLSearchParams): string | undefined {
  const { adults, rooms } = guestLimits;
  const over = (name: 'adults' | 'rooms') => Number(asked.get(name) ?? 0) > guestLimits[name];
  if (!over('adults') && !over('rooms')) return undefined;
  return `One booking takes at most ${adults} adults in ${rooms} rooms. Please contact us for a larger group`;
}

/** Undefined when no days are asked for, or dates. */
export function unclearDays(asked: URLSearchParams, today: Day, most: number = mostNights): UnclearDays | undefined {
  const [checkIn, checkOut] = [asked.get('checkIn'), asked.get('checkOut')];
  if (parseDates(checkIn, checkOut, today, most) || !(checkIn || checkOut)) return undefined;
  const last = addDays(today, mostDaysAhead);
  const ahead = (day: string | null): day is Day => isDay(day) && day >= today && day <= last;
  if (!checkOut) return { why: 'Please select check-out date', days: ahead(checkIn) ? { checkIn } : {} };
  if (!checkIn) return { why: 'Please select check-in date', days: ahead(checkOut) ? { checkOut } : {} };
  const no = (why: string) => ({ why, days: {} });
  if (!isDay(checkIn) || !isDay(checkOut)) return no('These dates are not in the calendar');
  if (checkOut <= checkIn) return no('Check-out date must be after check-in date');
  if (checkIn < today) return no('These dates have passed');
  return no(
    checkIn > last
      ? 'These dates are too far ahead to be booked'
      : `A stay has at most ${most === 1 ? '1 night' : `${most} nights`}`,
  );
}

/** The address of a search: only what differs from the defaults, always in the same order. */
export function staySearchParams(search: StaySearch): URLSearchParams {
  const to = new URLSearchParams(travelParams(search));
  if (search.location) to.set('location', search.location);
  for (const type of search.propertyTypes) to.append('propertyType', wordOfType(type));
  for (const stars of search.stars) to.append('stars', String(stars));
  if (search.min !== null) to.set('min', String(search.min));
  if (search.max !== null) to.set('max', String(search.max));
  for (const kind of kindsOfFeature) for (const name of search.features[kind]) to.append(featureParameters[kind], name);
  for (const name of search.popular) to.append('popular', name);
  if (search.sort !== 'recommended') to.set('sort', search.sort);
  if (search.view !== 'grid') to.set('view', search.view);
  if (search.pages !== 1) to.set('pages', String(search.pages));
  return to;
}

/** The search without its filters; place, dates, guests, order and look stay. */
export function withoutFilters(search: StaySearch): StaySearch {
  const features = { meal_option: [], amenity: [], room_facility: [], activity: [] };
  return { ...search, propertyTypes: [], stars: [], min: null, max: null, features, popular: [], pages: 1 };
}

/** Whether anything narrows the list; a location alone does (PRODUCT.md). */
export function isNarrowed(search: StaySearch): boolean {
  return (
    search.location !== '' || search.dates !== null || search.adults > 1 || search.rooms > 1 || countFilters(search) > 0
  );
}

export function countFilters(search: StaySearch): number {
  const features = kindsOfFeature.reduce((count, kind) => count + search.features[kind].length, 0);
  const price = search.min !== null || search.max !== null ? 1 : 0;
  return search.propertyTypes.length + search.stars.length + search.popular.length + features + price;
}
