import type { Paise } from '../../core/money.ts';
import type { PictureData } from '../picture-data.ts';

/** The data of a car's card. */
export interface CarCardData {
  id: number;
  documentId: string;
  slug: string;
  name: string;
  location: string;
  carType: string;
  transmission: string;
  fuelType: string;
  capacity: number;
  image: PictureData | null;
  /** Addresses of further pictures, at most three; read for lists alone. */
  morePictures?: string[];
  /** 0 to 5; 0 if there are no reviews. */
  rating: number;
  reviews: number;
  /** Price of a day; with dates, of the average day. */
  perDay: Paise;
  /** Recorded former price of a day, shown crossed out if it is higher. */
  originalPrice: Paise | null;
  features: string[];
  freeKms: number;
  freeCancellation: boolean;
  available: string;
  /** The total with tax, and its number of days; without dates 1. */
  whole: { amount: Paise; days: number };
  /** Vehicles left on every one of the dates; null without dates. */
  unitsLeft: number | null;
}
