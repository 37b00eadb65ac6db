import type { Day } from '../../core/day.ts';

/** How many a search may ask for. S1 §5: up to four rooms, and up to four children beside the adults that a room type takes. */
export const guestLimits = { adults: 16, children: 4, rooms: 4 } as const;

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
