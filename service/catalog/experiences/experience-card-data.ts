import type { Paise } from '../../core/money.ts';
import type { PictureData } from '../picture-data.ts';
import type { ExperienceType } from './experience-offer.ts';

/** What a card shows of an attraction or a tour. */
export interface ExperienceCardData {
  type: ExperienceType;
  id: number;
  slug: string;
  name: string;
  /** 'Shivpuri, Rishikesh, Uttarakhand' */
  place: string;
  /** The beginning of it, plain. */
  description: string;
  /** '3 hours'; empty where nobody said. */
  duration: string;
  /** 'Available daily' */
  availability: string;
  image: PictureData | null;
  /** 0 to 5; 0 while nobody has rated it. */
  rating: number;
  reviews: number;
  freeCancel: boolean;
  /** 'Pilgrimage'; null for an attraction. */
  kind: string | null;
  /** The base price; with a day, the cheapest that is free then. */
  price: Paise;
  /** Recorded former price. */
  originalPrice: Paise | null;
  /** What one ticket costs with tax. */
  ticket: { amount: Paise; of: 'adult' | 'anybody' };
  /** Places free on the chosen day, over all times; null without a day. */
  placesLeft: number | null;
}
