import { catalogNightsTexts } from '../../../messages/en/catalog/nights.ts';
import { catalogRatingsTexts } from '../../../messages/en/catalog/ratings.ts';
import { catalogStockTexts } from '../../../messages/en/catalog/stock.ts';
import type { Message } from '../../../messages/message.ts';
import type { Translate } from '../../../messages/translate.ts';
import type { Day } from '../../core/day.ts';
import type { Paise } from '../../core/money.ts';
import type { PictureData } from '../picture-data.ts';

/** The data of a stay's card. */
export interface StayCardData {
  id: number;
  documentId: string;
  slug: string;
  name: string;
  location: string;
  type: string;
  image: PictureData | null;
  /** Addresses of further pictures, at most three; read for lists alone. */
  morePictures?: string[];
  /** 0 to 10; 0 if there are no reviews. */
  rating: number;
  reviews: number;
  /** Stars of the property. */
  stars: number | null;
  /** Price of a night in the cheapest room; with dates, of the average night in the cheapest free room. */
  price: Paise | null;
  /** Recorded former price, shown crossed out if it is higher. */
  originalPrice: Paise | null;
  /** At most three. */
  amenities: string[];
  freeCancellation: boolean;
  /** The total with tax and fees, what it covers, and whether it includes fees. */
  whole: { amount: Paise; nights: number; rooms: number; dated: boolean; fees: boolean } | null;
  /** The dates of the price, if a flexible search found cheaper ones. */
  dates?: { checkIn: Day; checkOut: Day };
  /** Rooms left for the dates; null without dates. */
  unitsLeft: number | null;
}

type Scale = readonly (readonly [from: number, word: Message])[];

const homeScale: Scale = [
  [9.5, catalogRatingsTexts.exceptional],
  [9, catalogRatingsTexts.superb],
  [8.5, catalogRatingsTexts.excellent],
  [8, catalogRatingsTexts.veryGoodHome],
  [7, catalogRatingsTexts.good],
];
const hotelScale: Scale = [
  [9.5, catalogRatingsTexts.exceptional],
  [9, catalogRatingsTexts.superb],
  [8.5, catalogRatingsTexts.excellent],
  [8, catalogRatingsTexts.veryGoodHotel],
  [7.5, catalogRatingsTexts.good],
  [7, catalogRatingsTexts.pleasant],
];

/** The rating as a word, on the scale of hotels or of homes (STAY-26). `type`: the property type. */
export function ratingText(t: Translate, rating: number, type: string): string {
  const scale = /hotel/i.test(type) ? hotelScale : homeScale;
  return t(scale.find(([from]) => rating >= from)?.[1] ?? catalogRatingsTexts.fair);
}

/** Up to this many rooms left are shown. */
const few = 3;

/** `unitsLeft`: null without dates. */
export const isSoldOut = (unitsLeft: number | null): boolean => unitsLeft !== null && unitsLeft <= 0;

/** 'Sold out', 'Only 2 left', or null if there are enough. */
export function leftText(t: Translate, unitsLeft: number | null): string | null {
  if (unitsLeft === null || unitsLeft > few) return null;
  return isSoldOut(unitsLeft) ? t(catalogStockTexts.soldOut) : t(catalogStockTexts.onlyLeft, { left: unitsLeft });
}

/** '3 nights, 2 rooms' */
export function lengthText(t: Translate, nights: number, rooms: number): string {
  return rooms === 1 ? t(catalogNightsTexts.nights, { nights }) : t(catalogNightsTexts.nightsRooms, { nights, rooms });
}
