import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { type Setting, type Subject, settingsOf } from '../../artwork/draw.ts';
import { plainWords } from '../../service/catalog/plain-words.ts';
import { addDays, type Day, daysBetween, today } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import type { Tables } from '../tables.ts';
import type { AttractionSample, CarSample, ReviewSample, TourSample } from './attraction-sample.ts';
import type { DestinationSample, Drawing, RoomSample, StaySample } from './stay-sample.ts';

export interface SampleCatalogue {
  readonly destinations: readonly DestinationSample[];
  readonly stays: readonly StaySample[];
  readonly attractions?: readonly AttractionSample[];
  readonly tours?: readonly TourSample[];
  readonly cars?: readonly CarSample[];
}

/** What is loaded before the products, which point to it. */
export interface Settled {
  readonly place: (key: string) => DestinationSample & { readonly id: number };
  /** Id of the row of a drawn picture. */
  readonly picture: (drawing: Drawing) => number;
  readonly now: Date;
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

/** What is camped, farmed or built small stands outside the town it is sold under. */
const outOfTown: readonly Subject[] = ['cabin', 'camp', 'farm', 'tents', 'tiny-house'];

/** The setting of a place, or open country where the subject cannot stand in it; a landmark has one of its own. */
export function settingFor(subject: Subject, setting: Setting): Setting | undefined {
  const possible = settingsOf(subject);
  if (possible.length === 0) return undefined;
  const wanted = (setting === 'city' || setting === 'town') && outOfTown.includes(subject) ? 'plain' : setting;
  return possible.includes(wanted) ? wanted : 'plain';
}

export function pictureUrl([subject, seed]: Drawing, setting: Setting | undefined): string {
  return setting ? `/artwork/${subject}-${seed}.${setting}.svg` : `/artwork/${subject}-${seed}.svg`;
}

/** The card's picture of a product. Throws when it has none. */
export function firstPicture({
  slug,
  pictures,
}: {
  readonly slug: string;
  readonly pictures: readonly Drawing[];
}): Drawing {
  const [first] = pictures;
  if (!first) throw new Error(`${slug} needs a picture`);
  return first;
}

/** The closed nights of the next two years, which is further than anybody can book; a season may cross New Year. */
export function closedNights({ closed }: RoomSample, now: Date): Day[] {
  if (!closed) return [];
  const [from, last] = closed;
  const start = today(now);
  return daysBetween(start, addDays(start, 730)).filter((day) => {
    const night = day.slice(5);
    return from <= last ? night >= from && night <= last : night >= from || night <= last;
  });
}

/** What the reviews say, with one decimal: points for one star is 2 for stays, which are rated up to 10. */
export function ratingOf(reviews: readonly ReviewSample[], scale: 1 | 2): { rating: number; reviews: number } {
  const total = reviews.reduce((sum, { rating }) => sum + rating, 0);
  const average = (total * scale) / Math.max(1, reviews.length);
  return { rating: Math.round(average * 10) / 10, reviews: reviews.length };
}

/** The reviews of a product as rows, but for the product's own column. */
export function reviewRows({
  slug,
  reviews,
}: {
  readonly slug: string;
  readonly reviews: readonly ReviewSample[];
}): Insertable<Tables['reviews']>[] {
  return reviews.map((review, position) => {
    const at = new Date(`${review.date}T${String(6 + (position % 12)).padStart(2, '0')}:30:00Z`);
    return {
      document_id: documentId('review', `${slug} ${position}`),
      name: review.name,
      rating: review.rating,
      comment: review.comment,
      recorded: true,
      created_at: at,
      updated_at: at,
      published_at: at,
    };
  });
}

/** A stay as its row: location, rating and cheapest price follow from the sample. */
export function stayRow(stay: StaySample, { place: placeOf, picture, now }: Settled): Insertable<Tables['stays']> {
  const place = placeOf(stay.destination);
  // Goa and Delhi are their own region: 'Palolem, Goa', not 'Palolem, Goa, Goa'
  const where =
    place.name === place.region || place.name.includes(place.region) ? [place.name] : [place.name, place.region];
  const location = [stay.area, ...where].filter((part, index, all) => part && all.indexOf(part) === index).join(', ');
  return {
    document_id: documentId('stay', stay.slug),
    slug: stay.slug,
    name: stay.name,
    destination_id: place.id,
    location,
    latitude: stay.latitude,
    longitude: stay.longitude,
    description: stay.description,
    type: stay.type,
    property_rating: stay.stars,
    ...ratingOf(stay.reviews, 2),
    price_paise: fromRupees(Math.min(...stay.rooms.map(({ price }) => price))),
    original_price_paise: stay.originalPrice === undefined ? null : fromRupees(stay.originalPrice),
    max_guests: Math.max(...stay.rooms.map(({ maxGuests }) => maxGuests)),
    bedrooms: stay.bedrooms,
    bathrooms: stay.bathrooms,
    free_cancellation: stay.freeCancellation,
    no_card: stay.noCard,
    no_prepayment: stay.noPrepayment,
    image_id: picture(firstPicture(stay)),
    search_text: plainWords(`${stay.name} ${location} ${stay.type} ${place.aliases.join(' ')}`),
    published_at: now,
  };
}
