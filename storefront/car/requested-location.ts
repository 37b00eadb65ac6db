// apart from the other texts of /car-rentals: the first view needs the title and nothing else of them

/** The title of /car-rentals (CAR-1). */
export const homeTitle = 'Rent a Car for Your Journey';

export const missingLocation = 'Please enter a location';

/** 'Car Hire in Popular Cities': the field's suggestions and the tiles of /car-rentals. */
export const popularCities = [
  'Uttarakhand',
  'Delhi',
  'Mumbai',
  'Bangalore',
  'Himachal Pradesh',
  'Kolkata',
  'Pune',
  'Jaipur',
] as const;

/** The trimmed location; undefined if it does not name a place (CAR-1). */
export function requestedLocation(typed: string | null): string | undefined {
  const location = typed?.trim() ?? '';
  return /[\p{L}\p{N}]/u.test(location) ? location : undefined;
}
