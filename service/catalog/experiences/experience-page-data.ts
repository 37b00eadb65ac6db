import type { Day } from '../../core/day.ts';
import type { Paise } from '../../core/money.ts';
import type { SlotSeason } from '../../stock/slot-season.ts';
import type { PictureData } from '../picture-data.ts';
import type { PlannedDay } from '../planned-day.ts';
import type { TicketKind } from '../product.ts';
import type { Histogram, ReviewData } from '../reviews/shown-reviews.ts';
import type { ExperienceType } from './experience-offer.ts';
import type { RouteStop } from './route.ts';

/** Everything the page of an attraction or tour package shows; the same for every visitor. */
export interface ExperiencePageData {
  type: ExperienceType;
  id: number;
  documentId: string;
  slug: string;
  name: string;
  /** As recorded; of an attraction in lower case. */
  location: string;
  /** Part of town. */
  area: string | null;
  /** Where and when ('HH:MM', without start times) it begins. */
  meetingPoint: string | null;
  meetingTime: string | null;
  /** The destination by its proper name, and its state. */
  destination: { name: string; region: string } | null;
  latitude: number | null;
  longitude: number | null;
  description: string;
  /** True if the reader's language is another one, and the description is in English. */
  inEnglish?: true;
  duration: string | null;
  availability: string;
  /** For tours: 'pilgrimage'. */
  kind: string | null;
  privateTour: boolean;
  /** For attractions: something to do rather than to see. */
  activity: boolean;
  freeCancel: boolean;
  /** Name of its policy; null: the flag decides. */
  cancellationPolicy: string | null;
  rating: number;
  reviewCount: number;
  price: Paise;
  /** Null: same as `price`. */
  ticketPrices: Record<TicketKind, Paise | null>;
  /** True if tickets are counted by age, false for a single number. */
  detailed: boolean;
  tickets: Record<TicketKind, boolean>;
  originalPrice: Paise | null;
  included: string[];
  notIncluded: string[];
  additionalInfo: string[];
  languages: string[];
  /** With the season in which they are offered; null: all year. */
  slots: { name: string; times: string[]; season: SlotSeason | null }[];
  images: PictureData[];
  faqs: { id: number; question: string; answer: string }[];
  /** For tours, day by day. */
  itinerary: (PlannedDay & { details: string; stops: RouteStop[] })[];
  /** The latest, newest first. */
  reviews: ReviewData[];
  histogram: Histogram;
  /** True if a part could not be read and is shown as empty. */
  incomplete?: true;
}

/** A time of a day, with the price of a ticket. */
export interface SlotStock {
  /** 'HH:MM', or '' if there are no set times. */
  slot: string;
  left: number;
  /** How many of them one buyer can take if they are free of charge. */
  most: number;
  price: Paise;
  closed: boolean;
}

/** A day with its times that have not passed. */
export interface ExperienceDay {
  day: Day;
  slots: SlotStock[];
}
