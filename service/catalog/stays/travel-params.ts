import { addDays, type Day, isDay, nightsBetween } from '../../core/day.ts';
import { wholeNumber } from '../lists/facet.ts';
import { mostDaysAhead, mostNights } from '../sale-days.ts';

/** Limits of a search. STAY-17: up to four rooms, and up to four children besides the adults that a room type takes. */
export const guestLimits = { adults: 16, children: 4, rooms: 4 } as const;

/** Dates and party of a search. */
export interface Travel {
  /** Both or neither. */
  dates: { checkIn: Day; checkOut: Day } | null;
  adults: number;
  children: number;
  rooms: number;
}

/** The dates, if both are valid, ahead and in order, else null. */
export function parseDates(checkIn: string | null, checkOut: string | null, today: Day, most: number): Travel['dates'] {
  if (!isDay(checkIn) || !isDay(checkOut) || checkIn < today || checkIn > addDays(today, mostDaysAhead)) return null;
  const nights = nightsBetween(checkIn, checkOut);
  return nights >= 1 && nights <= most ? { checkIn, checkOut } : null;
}

/** Dates and party in an address; invalid values are dropped. `most`: maximum nights of a stay. */
export function readTravel(params: URLSearchParams, today: Day, most: number = mostNights): Travel {
  return {
    dates: parseDates(params.get('checkIn'), params.get('checkOut'), today, most),
    adults: wholeNumber(params.get('adults'), 1, guestLimits.adults) ?? 1,
    children: wholeNumber(params.get('children'), 0, guestLimits.children) ?? 0,
    rooms: wholeNumber(params.get('rooms'), 1, guestLimits.rooms) ?? 1,
  };
}

/** Dates and guests, passed on from the list to a stay. */
export function travelParams({ dates, adults, children, rooms }: Travel): URLSearchParams {
  const to = new URLSearchParams();
  if (dates) {
    to.set('checkIn', dates.checkIn);
    to.set('checkOut', dates.checkOut);
  }
  if (adults !== 1) to.set('adults', String(adults));
  if (children !== 0) to.set('children', String(children));
  if (rooms !== 1) to.set('rooms', String(rooms));
  return to;
}
