import type { Day } from '../../core/day.ts';
import { mostChildren, mostRooms } from './stay-offer.ts';

/** How many a search may ask for. */
export const guestLimits = { adults: 16, children: mostChildren, rooms: mostRooms } as const;

/** Who travels when. */
export interface Travel {
  /** Both or neither. */
  dates: { checkIn: Day; checkOut: Day } | null;
  adults: number;
  children: number;
  rooms: number;
}

/** Dates and guests, which travel on from the list to a stay. */
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
