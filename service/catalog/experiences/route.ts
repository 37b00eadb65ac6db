import { z } from 'zod';
import { kilometresBetween, type LatLng } from '../../core/great-circle.ts';
import { spotsNamed } from '../landmarks/named-spots.ts';
import { plainWords } from '../plain-words.ts';

/** The places of a day of a tour, in order: by name, with coordinates if a name is not enough. */
export const itineraryPlaces = z
  .array(
    z.strictObject({
      name: z.string().trim().min(1).max(120),
      latitude: z.number().min(-90).max(90).optional(),
      longitude: z.number().min(-180).max(180).optional(),
    }),
  )
  .max(30);
export type ItineraryPlace = z.infer<typeof itineraryPlaces>[number];

/** The same places by other names. */
export function rewordPlaces(value: unknown, text: (name: string) => string): unknown {
  const places = itineraryPlaces.safeParse(value);
  return places.success ? places.data.map((place) => ({ ...place, name: text(place.name) })) : value;
}

/** A destination by its proper name only, because an alias may be a place of its own, an hour away. */
export interface NamedDestination extends LatLng {
  readonly name: string;
}

/** A place of a day; `at` is null if its position is unknown. */
export interface RouteStop {
  readonly name: string;
  readonly at: LatLng | null;
}

/** Kilometres that one can drive in a day. A place farther away with that name is probably another one. */
const dayTrip = 400;

/**
 * The stops of each day of a tour that begins at `start`. A place is at its coordinates; else it is the destination of
 * that name within a day's reach of the previous stop; else the nearest landmark or town of that name within reach;
 * else a destination, or a landmark, anywhere.
 */
export function stopsOf(
  days: readonly (readonly ItineraryPlace[])[],
  start: LatLng | null,
  destinations: readonly NamedDestination[],
): RouteStop[][] {
  let before = start;
  return days.map((places) =>
    places.map((place) => {
      const at = locate(place, before, destinations);
      before = at ?? before;
      return { name: place.name, at };
    }),
  );
}

function locate(
  { name, latitude, longitude }: ItineraryPlace,
  before: LatLng | null,
  destinations: readonly NamedDestination[],
): LatLng | null {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const away = (spot: LatLng) => (before ? kilometresBetween(before, spot) : 0);
  const near = (spot: LatLng) => away(spot) <= dayTrip;
  const sold = destinations.filter((one) => plainWords(one.name) === plainWords(name));
  const called = spotsNamed(name);
  const landmarks = called.filter(({ town }) => !town);
  const first = [sold.filter(near), called.filter(near), sold, landmarks].find((spots) => spots.length > 0);
  const [nearest] = (first ?? []).toSorted((one, other) => away(one) - away(other));
  return nearest ? { latitude: nearest.latitude, longitude: nearest.longitude } : null;
}
