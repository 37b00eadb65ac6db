import type { Paise } from '../../core/money.ts';
import type { PictureData } from '../picture-data.ts';
import type { ExperienceType } from './experience-offer.ts';

/** The data of the card of an attraction or tour. */
export interface ExperienceCardData {
  type: ExperienceType;
  id: number;
  slug: string;
  name: string;
  /** 'Shivpuri, Rishikesh, Uttarakhand' */
  place: string;
  /** The beginning of the description as plain text. */
  description: string;
  /** '3 hours'; empty if unknown. */
  duration: string;
  /** 'Available daily' */
  availability: string;
  image: PictureData | null;
  /** Addresses of further pictures, at most three; read for lists alone. */
  morePictures?: string[];
  /** 0 to 5; 0 without ratings. */
  rating: number;
  reviews: number;
  freeCancel: boolean;
  /** 'Pilgrimage'; null for an attraction. */
  kind: string | null;
  /** The ordinary price; with a day, the lowest free on it. */
  price: Paise;
  /** Recorded former price. */
  originalPrice: Paise | null;
  /** What one ticket costs with tax. */
  ticket: { amount: Paise; of: 'adult' | 'anybody' };
  /** Places free on the chosen day, over all times; null without a day. */
  placesLeft: number | null;
}
