import type { PictureData } from '../../service/catalog/picture-data.ts';
import type { TaxRule } from '../../service/catalog/settings/tax-rules.ts';
import { ratingText, type StayCardData } from '../../service/catalog/stays/stay-card-data.ts';
import {
  distanceText,
  type HouseRulesData,
  type NearbyData,
  type RoomTypeData,
  type StayPageData,
} from '../../service/catalog/stays/stay-page-data.ts';
import { kindsOfFeature } from '../../service/catalog/stays/stay-search.ts';
import { featureKinds } from '../../service/catalog/stays/stay-vocabulary.ts';
import type { Paise } from '../../service/core/money.ts';
import { type IconName, iconNames, ownIconNames } from '../ui/icon-names.ts';
import { type CardTexts, cardTexts } from './card-texts.ts';
import { spread } from './locator-rings.ts';
import { type Crumb, stayCrumbs } from './stay-crumbs.ts';

/** A place on the drawn locator, from its middle; `right`: its name stands right of its dot. */
export interface SpotView {
  id: number;
  name: string;
  distance: string;
  x: number;
  y: number;
  right: boolean;
}

export interface ReviewView {
  id: number;
  name: string;
  initial: string;
  /** '2 October 2026' */
  on: string;
  rating: number;
  comment: string;
  /** Shown in part until somebody wants to read on. */
  long: boolean;
  verified: boolean;
}

/** The page of a stay in its words, made on the server, and what the booking panel reckons with. */
export interface StayPageView {
  documentId: string;
  slug: string;
  name: string;
  type: string;
  location: string;
  /** The way here; dates and guests travel along. */
  crumbs: Crumb[];
  /** Where to look for other stays: state or district, else where it says it is. */
  around: string;
  stars: number | null;
  /** Null while nobody has rated it. */
  rated: { score: string; word: string; reviews: string } | null;
  photos: PictureData[];
  facts: { icon: IconName; text: string }[];
  paragraphs: string[];
  features: { title: string; items: { name: string; icon: IconName }[] }[];
  rooms: RoomTypeData[];
  originalPrice: Paise | null;
  freeCancellation: boolean;
  /** Those that can be about a stay. */
  taxRules: TaxRule[];
  place: { latitude: number; longitude: number; text: string } | null;
  spots: SpotView[];
  nearby: { id: number; name: string; type: NearbyData['type']; where: string; description: string }[];
  reviews: ReviewView[];
  /** How many gave 5, 4, 3, 2 and 1 stars, and how wide their bars are, in percent. */
  histogram: { label: string; count: number; width: number }[];
  rules: HouseRulesData | null;
  faqs: StayPageData['faqs'];
  similar: CardTexts[];
}

const written = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const drawn: ReadonlySet<string> = new Set([...iconNames, ...ownIconNames]);
const isDrawn = (name: string): name is IconName => drawn.has(name);

/** The icon of a feature; a tick for those that an operator has added. */
const drawnIcon = (name: string): IconName => (isDrawn(name) ? name : 'check');

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first letter of a name as readers count letters: with its vowel sign, or a whole emoji. */
function initialOf(name: string): string {
  const [first] = letters.segment(name);
  return first?.segment.toUpperCase() ?? '';
}

/** More characters than this are a long review, and a long name of a place on the drawing. */
const longReview = 420;
const longPlace = 34;

const nameOnDrawing = (name: string) =>
  name.length <= longPlace ? name : `${name.slice(0, longPlace - 1).trimEnd()}…`;

/** The few things everybody looks for first. */
function factsOf(stay: StayPageData): StayPageView['facts'] {
  const facts: [icon: IconName, text: string, shown: boolean][] = [
    ['users', `Rooms for up to ${counted(stay.maxGuests, 'guest')}`, true],
    ['bed-double', counted(stay.bedrooms, 'bedroom'), stay.bedrooms > 0],
    ['bath', counted(stay.bathrooms, 'bathroom'), stay.bathrooms > 0],
    ['calendar-check', 'Free cancellation', stay.freeCancellation],
    ['credit-card', 'Book without credit card', stay.noCard],
    ['wallet', 'No prepayment', stay.noPrepayment],
  ];
  return facts.filter(([, , shown]) => shown).map(([icon, text]) => ({ icon, text }));
}

function histogramOf({ histogram }: StayPageData): StayPageView['histogram'] {
  const all = histogram.reduce((total, count) => total + count, 0);
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = histogram[stars - 1] ?? 0;
    const width = Math.round((100 * count) / Math.max(1, all));
    return { label: counted(stars, 'star'), count, width };
  });
}

function withQuery(address: string, query = new URLSearchParams()): string {
  return query.size === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** `travel`: the dates and guests that were asked for. */
export function stayPageView(
  stay: StayPageData,
  beside: { similar: readonly StayCardData[]; taxRules: readonly TaxRule[]; travel?: URLSearchParams },
): StayPageView {
  const { latitude, longitude } = stay;
  const placed = latitude !== null && longitude !== null;
  return {
    documentId: stay.documentId,
    slug: stay.slug,
    name: stay.name,
    type: stay.type,
    location: stay.location,
    crumbs: stayCrumbs(stay).map((crumb) => ({ ...crumb, to: withQuery(crumb.to, beside.travel) })),
    around: stay.region ?? stay.location,
    stars: stay.stars,
    rated:
      stay.rating > 0
        ? {
            score: stay.rating.toFixed(1),
            word: ratingText(stay.rating, stay.type === 'Hotels' ? 'hotel' : 'home'),
            reviews: counted(stay.reviewCount, 'review'),
          }
        : null,
    photos: stay.images,
    facts: factsOf(stay),
    paragraphs: stay.description.split(/\n\s*\n/),
    features: kindsOfFeature
      .map((kind) => ({
        title: featureKinds[kind].label,
        items: stay.features.flatMap((feature) =>
          feature.kind === kind ? [{ name: feature.name, icon: drawnIcon(feature.icon) }] : [],
        ),
      }))
      .filter(({ items }) => items.length > 0),
    rooms: stay.rooms,
    originalPrice: stay.originalPrice,
    freeCancellation: stay.freeCancellation,
    taxRules: beside.taxRules.filter(({ supply }) => supply === '*' || supply === 'stay'),
    place: placed ? { latitude, longitude, text: `${latitude.toFixed(4)}° N, ${longitude.toFixed(4)}° E` } : null,
    spots: spread(stay.nearby.map((place) => ({ ...place, name: nameOnDrawing(place.name) }))).map(
      ({ place: { id, name, distance }, x, y, right }) => ({
        id,
        name,
        distance: distanceText(distance),
        x: Math.round(x),
        y: Math.round(y),
        right,
      }),
    ),
    nearby: stay.nearby.map(({ id, name, type, distance, walkingTime, description }) => ({
      id,
      name,
      type,
      where: walkingTime ? `${distanceText(distance)} · ${walkingTime}` : distanceText(distance),
      description,
    })),
    reviews: stay.reviews.map(({ id, name, rating, comment, verified, createdAt }) => ({
      id,
      name,
      initial: initialOf(name),
      on: written.format(new Date(createdAt)),
      rating,
      comment,
      long: comment.length > longReview,
      verified,
    })),
    histogram: histogramOf(stay),
    rules: stay.houseRules,
    faqs: stay.faqs,
    similar: beside.similar.map((card) => cardTexts(card, 'grid')),
  };
}
