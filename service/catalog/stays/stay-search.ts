import { catalogStaySearchTexts } from '../../../messages/en/catalog/stay-search.ts';
import type { Translate } from '../../../messages/translate.ts';
import { addDays, type Day, isDay, nightsBetween } from '../../core/day.ts';
import { countFilters, unknownWord, valueFacets } from '../lists/facet.ts';
import { type ListSearch, listParams, readListSearch, viewOf } from '../lists/list-search.ts';
import { mostDaysAhead, mostNights } from '../sale-days.ts';
import { flexible, flexibleDays, type StayDates } from './flexible-dates.ts';
import { stayFacets } from './stay-facets.ts';
import { guestLimits, parseDates, readTravel, type Travel, travelParams } from './travel-params.ts';

export interface StaySearch extends ListSearch, Travel {
  readonly view: 'grid' | 'list';
  readonly dates: StayDates | null;
}

/** Stays per page (STAY-10). */
export const stayPageSize = 100;

/** Number of nights to price: those of the dates, else one. */
export function countSearchNights({ dates }: Pick<StaySearch, 'dates'>): number {
  return dates ? nightsBetween(dates.checkIn, dates.checkOut) : 1;
}

/** Parses the address of a search; invalid values are dropped, never rejected. `most`: maximum nights of a stay. */
export function parseStaySearch(params: URLSearchParams, today: Day, most: number = mostNights): StaySearch {
  const travel = readTravel(params, today, most);
  const { dates } = travel;
  return {
    ...travel,
    ...readListSearch(stayFacets, params.get('location'), params, stayPageSize),
    view: viewOf(params),
    dates: dates && params.get('flexible') === String(flexibleDays) ? flexible(dates, today) : dates,
  };
}

/** Requested days that are invalid: why, and those that can stay in the form. */
export interface InvalidDates {
  why: string;
  days: { checkIn?: Day; checkOut?: Day };
}

/** The message when more guests or rooms are requested than one search allows; undefined when they are not. */
export function tooLargeParty(t: Translate, params: URLSearchParams): string | undefined {
  const { adults, rooms } = guestLimits;
  const over = (name: 'adults' | 'rooms') => Number(params.get(name) ?? 0) > guestLimits[name];
  if (!over('adults') && !over('rooms')) return undefined;
  return t(catalogStaySearchTexts.tooLarge, { adults, rooms });
}

/** That an address asks for a property type that does not exist. */
export function unknownType(t: Translate, params: URLSearchParams): string | undefined {
  const facet = valueFacets(stayFacets).find(({ name }) => name === 'propertyType');
  const type = facet && unknownWord(facet, params);
  return type && t(catalogStaySearchTexts.unknownType, { type: type.slice(0, 40) });
}

/** Why requested days are invalid; undefined if none are requested, or they are valid. */
export function invalidDates(
  t: Translate,
  params: URLSearchParams,
  today: Day,
  most: number = mostNights,
): InvalidDates | undefined {
  const [checkIn, checkOut] = [params.get('checkIn'), params.get('checkOut')];
  if (parseDates(checkIn, checkOut, today, most) || !(checkIn || checkOut)) return undefined;
  const last = addDays(today, mostDaysAhead);
  const ahead = (day: string | null): day is Day => isDay(day) && day >= today && day <= last;
  if ([checkIn, checkOut].some((day) => isDay(day) && day < today) && !(checkIn && checkOut))
    return { why: t(catalogStaySearchTexts.datesPassed), days: {} };
  if (!checkOut) return { why: t(catalogStaySearchTexts.noCheckOut), days: ahead(checkIn) ? { checkIn } : {} };
  if (!checkIn) return { why: t(catalogStaySearchTexts.noCheckIn), days: ahead(checkOut) ? { checkOut } : {} };
  const no = (why: string) => ({ why, days: {} });
  if (!isDay(checkIn) || !isDay(checkOut)) return no(t(catalogStaySearchTexts.noSuchDates));
  if (checkOut <= checkIn) return no(t(catalogStaySearchTexts.notAfter));
  if (checkIn < today) return no(t(catalogStaySearchTexts.datesPassed));
  return no(checkIn > last ? t(catalogStaySearchTexts.tooFarAhead) : t(catalogStaySearchTexts.tooLong, { most }));
}

/** The address parameters of a search. */
export function staySearchParams(search: StaySearch): URLSearchParams {
  const own = travelParams(search);
  if (search.dates?.starts) own.set('flexible', String(flexibleDays));
  if (search.place) own.set('location', search.place);
  return listParams(stayFacets, own, search);
}

/** True if anything narrows the list; a location alone does (LIST-13). */
export function isNarrowed(search: StaySearch): boolean {
  return (
    search.place !== '' ||
    search.dates !== null ||
    search.adults > 1 ||
    search.children > 0 ||
    search.rooms > 1 ||
    countFilters(search) > 0
  );
}
