import { catalogDistanceTexts } from '../../../messages/en/catalog/distance.ts';
import type { Translate } from '../../../messages/translate.ts';
import type { Day } from '../../core/day.ts';
import type { Paise } from '../../core/money.ts';
import type { PictureData } from '../picture-data.ts';
import type { AspectAverages, Histogram, ReviewData } from '../reviews/shown-reviews.ts';
import type { RichBlock } from '../rich-text.ts';
import type { FactsOfStay } from '../stay-facts.ts';
import type { FeatureKind, NearbyKind } from './stay-vocabulary.ts';

/** Plain text, or rich text as a list of blocks (STAY-27). */
export type Policy = string | readonly RichBlock[];

export interface RoomTypeData {
  id: number;
  name: string;
  /** The name under which it is sold, if `name` is in another language. */
  soldAs?: string;
  price: Paise;
  /** Adults. */
  maxGuests: number;
  /** Adults and children; null: no limit is set for children. */
  maxOccupancy: number | null;
  description: string;
  bedConfiguration: string;
  image: PictureData | null;
}

/** A room type with its details. */
export interface RoomData extends RoomTypeData {
  /** Square metres. */
  size: number | null;
  facilities: string[];
  /** The meals included in its price. */
  mealPlan: string | null;
}

export interface NearbyData {
  id: number;
  name: string;
  type: NearbyKind;
  description: string;
  distance: number;
  walkingTime: string;
}

export interface HouseRulesData {
  checkInTime: string;
  checkOutTime: string;
  /** Label and policy; only those that are filled in. */
  policies: { label: string; policy: Policy }[];
}

/** Everything the page of a stay shows; the same for every visitor. */
export interface StayPageData {
  id: number;
  documentId: string;
  slug: string;
  name: string;
  type: string;
  location: string;
  region: string | null;
  /** What a search for other stays in the area is given: state or district, else its own place name, in English. */
  around: string;
  latitude: number | null;
  longitude: number | null;
  description: string;
  /** True if the reader's language is another one, and the description is in English. */
  inEnglish?: true;
  stars: number | null;
  rating: number;
  reviewCount: number;
  price: Paise | null;
  originalPrice: Paise | null;
  maxGuests: number;
  bedrooms: number;
  bathrooms: number;
  freeCancellation: boolean;
  /** Name of its policy; null: the flag decides. */
  cancellationPolicy: string | null;
  noCard: boolean;
  noPrepayment: boolean;
  images: PictureData[];
  features: { kind: FeatureKind; name: string; icon: string }[];
  rooms: RoomData[];
  nearby: NearbyData[];
  faqs: { id: number; question: string; answer: string }[];
  houseRules: HouseRulesData | null;
  /** What a guest should know before paying; null if the stay says none of it. */
  facts: FactsOfStay | null;
  /** The latest, newest first. */
  reviews: ReviewData[];
  histogram: Histogram;
  aspects: AspectAverages;
  /** True if a part could not be read and is shown as empty. */
  incomplete?: true;
}

/** A night of a room type in the calendar. */
export interface Night {
  day: Day;
  left: number;
  price: Paise;
  closed: boolean;
  /** Check-in is not possible on that day. */
  noArrival?: true;
  /** Minimum nights of a stay that starts on that day. */
  minStay?: number;
}

export interface RoomNights {
  roomId: number;
  nights: Night[];
}

/** STAY-25: below 1 in m, from 1 to under 100 in km, from 100 the value is in metres already. */
export function distanceText(t: Translate, distance: number): string {
  if (distance < 1) return t(catalogDistanceTexts.metres, { metres: Math.round(distance * 1000) });
  if (distance < 100) return t(catalogDistanceTexts.kilometres, { kilometres: Number(distance.toFixed(1)) });
  return t(catalogDistanceTexts.metres, { metres: Math.round(distance) });
}
