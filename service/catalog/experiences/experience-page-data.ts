import type { Day } from '../../core/day.ts';
import type { Paise } from '../../core/money.ts';
import type { PictureData } from '../picture-data.ts';
import type { PlannedDay } from '../planned-day.ts';
import type { TicketKind } from '../product.ts';
import type { Histogram, ReviewData } from '../stays/stay-page-data.ts';
import type { ExperienceType } from './experience-offer.ts';
import type { Stop } from './route.ts';

/** Everything that the page of an attraction or a tour package shows, equal for every visitor. */
export interface ExperiencePageData {
  type: ExperienceType;
  id: number;
  documentId: string;
  slug: string;
  name: string;
  /** As it is recorded; that of an attraction in lower case. */
  location: string;
  /** Where to meet, or the part of town. */
  area: string | null;
  /** The destination by its proper name, and its state. */
  destination: { name: string; region: string } | null;
  latitude: number | null;
  longitude: number | null;
  description: string;
  duration: string | null;
  availability: string;
  /** Of tours: 'pilgrimage'. */
  kind: string | null;
  privateTour: boolean;
  /** Of attractions: something to do rather than to see. */
  activity: boolean;
  freeCancel: boolean;
  /** The one that it names. */
  cancellationPolicy: string | null;
  rating: number;
  reviewCount: number;
  price: Paise;
  /** Null: as `price`. */
  ticketPrices: Record<TicketKind, Paise | null>;
  /** Counted by kind, rather than one number. */
  detailed: boolean;
  tickets: Record<TicketKind, boolean>;
  originalPrice: Paise | null;
  included: string[];
  notIncluded: string[];
  additionalInfo: string[];
  languages: string[];
  slots: { name: string; times: string[] }[];
  images: PictureData[];
  faqs: { id: number; question: string; answer: string }[];
  /** Of tours, day by day. */
  itinerary: (PlannedDay & { details: string; stops: Stop[] })[];
  /** The latest, newest first. */
  reviews: ReviewData[];
  histogram: Histogram;
  /** A part of it could not be read and is as if there were none. */
  incomplete?: true;
}

/** A time of a day; the price of a ticket in rupees. */
export interface SlotStock {
  /** 'HH:MM', or '' where there are no set times. */
  slot: string;
  left: number;
  /** How many of them one buyer can take where they cost nothing. */
  most: number;
  price: number;
  closed: boolean;
}

/** A day with the times that are still to come. */
export interface ExperienceDay {
  day: Day;
  slots: SlotStock[];
}
