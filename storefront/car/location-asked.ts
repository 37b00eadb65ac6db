export const missingLocation = 'Please enter a location';

/** 'Car Hire in Popular Cities': what the field suggests and the tiles of /car-rentals show. */
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

/** What was typed as a location, without spaces around it; undefined where it names no place (CAR-1). */
export function locationAsked(typed: string | null): string | undefined {
  const location = typed?.trim() ?? '';
  return /[\p{L}\p{N}]/u.test(location) ? location : undefined;
}
