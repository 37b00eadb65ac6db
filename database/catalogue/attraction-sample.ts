import type { Drawing } from './stay-sample.ts';

/** The languages that attractions and tours are guided in (S2 §9), by their codes. */
export const languages = {
  hi: 'Hindi',
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  ar: 'Arabic',
} as const;
export type LanguageCode = keyof typeof languages;

/** What travellers filter by before anything else. */
export const popularFilters = { skip_line: 'Skip the line', free_cancellation: 'Free cancellation' } as const;

export interface ReviewSample {
  name: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  /** YYYY-MM-DD, in the past. */
  date: string;
}

/** What attractions and tour packages have in common (S2 §3). Prices are whole rupees a person. */
export interface ExperienceSample {
  slug: string;
  name: string;
  /** Key of a destination in destinations.ts. */
  destination: string;
  latitude: number;
  longitude: number;
  /** Paragraphs, separated by an empty line. */
  description: string;
  /** '45 minutes', '3 hours', '2 days'. */
  duration: string;
  price: number;
  /** Each is `price` when absent; infants go free unless told. */
  adultPrice?: number;
  childPrice?: number;
  seniorPrice?: number;
  infantPrice?: number;
  originalPrice?: number;
  freeCancel: boolean;
  /** 'Available daily' when absent. */
  availability?: string;
  included: readonly string[];
  notIncluded: readonly string[];
  additionalInfo: readonly string[];
  languages: readonly LanguageCode[];
  timeSlots: readonly { name: string; times: readonly string[] }[];
  faqs: readonly { question: string; answer: string }[];
  /** `simple`: one price times a quantity. `detailed`: counts by age, those of `tickets`. */
  ticketType: 'simple' | 'detailed';
  tickets?: { adult: boolean; child: boolean; senior: boolean; infant: boolean };
  popularFilters: readonly (keyof typeof popularFilters)[];
  /** Places a day and time slot. */
  places: number;
  /** The first is the card's picture. */
  pictures: readonly Drawing[];
  reviews: readonly ReviewSample[];
}

export interface AttractionSample extends ExperienceSample {
  /** Meeting point or part of town, as shown. */
  area: string;
  /** Lower case; the destination's key when absent. 'kerala' for what is booked for the whole state. */
  location?: string;
  /** Something to do rather than to see. */
  activity: boolean;
}

export interface TourSample extends ExperienceSample {
  /** As shown: 'Rishikesh, Uttarakhand'. */
  location: string;
  /** Null: of none of the four categories. */
  type: 'adventure' | 'cultural' | 'pilgrimage' | 'wildlife' | null;
  featured: boolean;
  privateTour: boolean;
  /** One a day, from day 1. */
  itinerary: readonly { title: string; details: string }[];
}

export interface CarSample {
  slug: string;
  name: string;
  destination: string;
  /** As shown: 'Jaipur, Rajasthan'. */
  location: string;
  description: string;
  carType: 'Hatchback' | 'Sedan' | 'SUV' | 'MUV' | 'Luxury' | 'Tempo Traveller';
  transmission: 'Manual' | 'Automatic';
  fuelType: 'Petrol' | 'Diesel' | 'CNG' | 'Electric' | 'Hybrid';
  capacity: number;
  /** Whole rupees a day, driver and fuel as `included` says. */
  price: number;
  originalPrice?: number;
  freeKms: number;
  extraKmRate: number;
  freeCancellation: boolean;
  /** 'Available daily' when absent. */
  available?: string;
  features: readonly string[];
  included: readonly string[];
  notIncluded: readonly string[];
  /** Vehicles of it a day. */
  vehicles: number;
  picture: Drawing;
  reviews: readonly ReviewSample[];
}
