import type { Paise } from '../../core/money.ts';
import type { PictureData } from '../picture-data.ts';
import type { Histogram, ReviewData } from '../stays/stay-page-data.ts';

/** Everything that the page of a car shows, equal for every visitor. */
export interface CarPageData {
  id: number;
  documentId: string;
  slug: string;
  name: string;
  location: string;
  /** Its destination, where that is published. */
  place: { name: string; region: string } | null;
  description: string;
  carType: string;
  transmission: string;
  fuelType: string;
  capacity: number;
  /** A day. */
  price: Paise;
  originalPrice: Paise | null;
  /** Kilometres a day that cost nothing more, and what one more costs. */
  freeKms: number;
  extraKmRate: Paise;
  /** 0 to 5; 0 while there are no reviews. */
  rating: number;
  reviewCount: number;
  freeCancellation: boolean;
  /** The one that it names. */
  cancellationPolicy: string | null;
  /** 'Available daily' */
  available: string;
  features: string[];
  included: string[];
  notIncluded: string[];
  /** The first is the card's, where it has one. */
  images: PictureData[];
  /** The latest, newest first. */
  reviews: ReviewData[];
  histogram: Histogram;
  /** A part of it could not be read and is as if there were none. */
  incomplete?: true;
}
