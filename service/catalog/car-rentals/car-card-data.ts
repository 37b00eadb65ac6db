import type { Paise } from '../../core/money.ts';
import type { PictureData } from '../picture-data.ts';

/** What a card shows of a car. */
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
  /** 0 to 5; 0 while there are no reviews. */
  rating: number;
  reviews: number;
  /** A day; with dates, the average one. */
  perDay: Paise;
  /** Recorded former price of a day, shown crossed out where it is higher. */
  originalPrice: Paise | null;
  features: string[];
  freeKms: number;
  freeCancellation: boolean;
  available: string;
  /** The whole amount with tax, and for how many days; without dates for one. */
  whole: { amount: Paise; days: number };
  /** Vehicles left on every one of the dates; null without dates. */
  unitsLeft: number | null;
}
