import type { Day } from '../../core/day.ts';
import type { Paise } from '../../core/money.ts';
import type { PictureData } from '../picture-data.ts';
import type { AspectScores, TravellerType } from '../reviews/review-aspects.ts';
import type { RichBlock } from '../rich-text.ts';
import type { FeatureKind, NearbyKind } from './stay-vocabulary.ts';

/** Plain text, or rich text as a list of blocks (STAY-27). */
export type Policy = string | readonly RichBlock[];

export interface RoomTypeData {
  id: number;
  name: string;
  price: Paise;
  /** Adults. */
  maxGuests: number;
  /** Adults and children; null: the operator says nothing of children. */
  maxOccupancy: number | null;
  description: string;
  bedConfiguration: string;
  image: PictureData | null;
}

/** A room type with what the operator knows of it. */
export interface RoomData extends RoomTypeData {
  /** Square metres. */
  size: number | null;
  facilities: string[];
  /** The meals that its price includes. */
  mealPlan: string | null;
}

/** The page of a stay shows so many of its reviews; all of them stand on a page of their own. */
export const latestReviews = 24;

export interface ReviewData {
  id: number;
  name: string;
  /** 1 to 5 */
  rating: number;
  comment: string;
  verified: boolean;
  /** Who travelled, where the author said so. */
  travellerType: TravellerType | null;
  /** What the operator says to it. */
  answer: string | null;
  /** ISO instant */
  createdAt: string;
}

/** What the reviews that count (decision 21) gave to single aspects on average, where at least three did. */
export type AspectAverages = AspectScores;

/** How many reviews gave 1, 2, 3, 4 and 5. */
export type Histogram = [number, number, number, number, number];

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
  /** Label and policy, only those that are filled in. */
  policies: { label: string; policy: Policy }[];
}

/** Everything that the page of a stay shows, equal for every visitor. */
export interface StayPageData {
  id: number;
  documentId: string;
  slug: string;
  name: string;
  type: string;
  location: string;
  region: string | null;
  latitude: number | null;
  longitude: number | null;
  description: string;
  stars: number | null;
  rating: number;
  reviewCount: number;
  price: Paise | null;
  originalPrice: Paise | null;
  maxGuests: number;
  bedrooms: number;
  bathrooms: number;
  freeCancellation: boolean;
  /** The one that it names. */
  cancellationPolicy: string | null;
  noCard: boolean;
  noPrepayment: boolean;
  images: PictureData[];
  features: { kind: FeatureKind; name: string; icon: string }[];
  rooms: RoomData[];
  nearby: NearbyData[];
  faqs: { id: number; question: string; answer: string }[];
  houseRules: HouseRulesData | null;
  /** The latest, newest first. */
  reviews: ReviewData[];
  histogram: Histogram;
  aspects: AspectAverages;
  /** A part of it could not be read and is as if there were none. */
  incomplete?: true;
}

/** A night of a room type, as the calendar reads it; the price in rupees. */
export interface Night {
  day: Day;
  left: number;
  price: number;
  closed: boolean;
  /** Nobody can check in on that day. */
  noArrival?: true;
  /** Whoever checks in on that day stays for so many nights at least. */
  minStay?: number;
}

export interface RoomNights {
  roomId: number;
  nights: Night[];
}

/** STAY-25: under 1 km in m, 1 to under 100 in km, from 100 it is metres already. */
export function distanceText(distance: number): string {
  if (distance < 1) return `${Math.round(distance * 1000)} m`;
  if (distance < 100) return `${Number(distance.toFixed(1))} km`;
  return `${Math.round(distance)} m`;
}
