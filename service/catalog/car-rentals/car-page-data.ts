import type { Paise } from '../../core/money.ts';
import type { PictureData } from '../picture-data.ts';
import type { Histogram, ReviewData } from '../reviews/shown-reviews.ts';
import type { Supply } from '../tax.ts';

/** Everything the page of a car shows; the same for every visitor. */
export interface CarPageData {
  id: number;
  documentId: string;
  slug: string;
  name: string;
  location: string;
  /** Its destination, if that is published. */
  place: { name: string; region: string } | null;
  description: string;
  /** True if the reader's language is another one, and the description is in English. */
  inEnglish?: true;
  carType: string;
  transmission: string;
  fuelType: string;
  capacity: number;
  /** Price of a day. */
  price: Paise;
  originalPrice: Paise | null;
  /** Kilometres a day included in the price, and the price of each further one. */
  freeKms: number;
  extraKmRate: Paise;
  /** 0 to 5; 0 if there are no reviews. */
  rating: number;
  reviewCount: number;
  freeCancellation: boolean;
  /** Name of its policy; null: the flag decides. */
  cancellationPolicy: string | null;
  /** 'Available daily' */
  available: string;
  features: string[];
  included: string[];
  /** Its tax category. */
  supply: Supply;
  notIncluded: string[];
  /** The card's picture first, if it has one. */
  images: PictureData[];
  /** The latest, newest first. */
  reviews: ReviewData[];
  histogram: Histogram;
  /** True if a part could not be read and is shown as empty. */
  incomplete?: true;
}
