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
