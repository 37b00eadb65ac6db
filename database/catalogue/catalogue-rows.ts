import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { plainWords } from '../../service/catalog/plain-words.ts';
import { addDays, type Day, daysBetween, today } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import type { Tables } from '../tables.ts';
import type { DestinationSample, Drawing, RoomSample, StaySample } from './stay-sample.ts';

export interface SampleCatalogue {
  readonly destinations: readonly DestinationSample[];
  readonly stays: readonly StaySample[];
}

/** Ids that stay the same when the catalogue is loaded into another database. */
export function documentId(kind: string, key: string): string {
  return createHash('sha256').update(`${kind} ${key}`).digest('hex').slice(0, 24);
}

/** The id under that key. Throws when the catalogue names what it does not hold. */
export function wanted(map: ReadonlyMap<string, number>, key: string): number {
  const id = map.get(key);
  if (id === undefined) throw new Error(`The catalogue names ${key}, which it does not hold`);
  return id;
}

export function pictureUrl([subject, seed]: Drawing): string {
  return `/artwork/${subject}-${seed}.svg`;
}

/** The closed nights of the next two years, which is further than anybody can book. */
export function closedNights({ closed }: RoomSample, now: Date): Day[] {
  if (!closed) return [];
  const [from, last] = closed;
  const start = today(now);
  return daysBetween(start, addDays(start, 730)).filter((day) => day.slice(5) >= from && day.slice(5) <= last);
}

/** A stay as its row: location, rating and cheapest price follow from the sample. */
export function stayRow(
  stay: StaySample,
  { destinations }: SampleCatalogue,
  places: ReadonlyMap<string, number>,
  picture: (drawing: Drawing) => number,
  now: Date,
): Insertable<Tables['stays']> {
  const place = destinations.find(({ key }) => key === stay.destination);
  const first = stay.pictures[0];
  if (!place || !first) throw new Error(`${stay.slug} needs a destination and a picture`);
  // Goa and Delhi are their own region: 'Palolem, Goa', not 'Palolem, Goa, Goa'
  const where =
    place.name === place.region || place.name.includes(place.region) ? [place.name] : [place.name, place.region];
  const location = [stay.area, ...where].filter((part, index, all) => part && all.indexOf(part) === index).join(', ');
  const ratings = stay.reviews.map(({ rating }) => rating as number);
  const average = ratings.reduce((total, rating) => total + rating, 0) / Math.max(1, ratings.length);
  return {
    document_id: documentId('stay', stay.slug),
    slug: stay.slug,
    name: stay.name,
    destination_id: wanted(places, stay.destination),
    location,
    latitude: stay.latitude,
    longitude: stay.longitude,
    description: stay.description,
    type: stay.type,
    property_rating: stay.stars,
    rating: Math.round(average * 20) / 10,
    reviews: ratings.length,
    price_paise: fromRupees(Math.min(...stay.rooms.map(({ price }) => price))),
    original_price_paise: stay.originalPrice === undefined ? null : fromRupees(stay.originalPrice),
    max_guests: Math.max(...stay.rooms.map(({ maxGuests }) => maxGuests)),
    bedrooms: stay.bedrooms,
    bathrooms: stay.bathrooms,
    free_cancellation: stay.freeCancellation,
    no_card: stay.noCard,
    no_prepayment: stay.noPrepayment,
    image_id: picture(first),
    search_text: plainWords(`${stay.name} ${location} ${stay.type} ${place.aliases.join(' ')}`),
    published_at: now,
  };
}
