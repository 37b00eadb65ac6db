import type { Setting, Subject } from '../../artwork/draw.ts';
import type {
  activities,
  amenities,
  mealOptions,
  NearbyKind,
  PropertyType,
  roomFacilities,
} from '../../service/catalog/stays/stay-vocabulary.ts';

/** A drawn picture: what it shows and which of its variants (0..9999). */
export type Drawing = readonly [subject: Subject, seed: number];

export interface RoomSample {
  name: string;
  /** Whole rupees a night. */
  price: number;
  maxGuests: number;
  /** How many such rooms can be sold each night. */
  rooms: number;
  description: string;
  beds: string;
  picture: Drawing;
  /** Nights of every year on which it is not sold, 'MM-DD', both included. */
  closed?: readonly [from: string, last: string];
}

/** One stay of the sample catalogue: an invented business at a real place. */
export interface StaySample {
  slug: string;
  name: string;
  /** Key of a destination in destinations.ts. */
  destination: string;
  /** Part of town, shown before the destination: 'Mallital'. */
  area: string;
  type: PropertyType;
  stars: 1 | 2 | 3 | 4 | 5;
  /** Paragraphs, separated by an empty line. */
  description: string;
  /** Whole rupees; recorded for hotels, 1.2–1.3 × the cheapest room. */
  originalPrice?: number;
  bedrooms: number;
  bathrooms: number;
  latitude: number;
  longitude: number;
  amenities: readonly (keyof typeof amenities)[];
  mealOptions: readonly (keyof typeof mealOptions)[];
  roomFacilities: readonly (keyof typeof roomFacilities)[];
  activities: readonly (keyof typeof activities)[];
  /** The first is the card's picture. */
  pictures: readonly Drawing[];
  rooms: readonly RoomSample[];
  nearby: readonly {
    name: string;
    kind: NearbyKind;
    description: string;
    /** Kilometres up to 99, else metres: S1 §9 reads under 1 and from 100 as metres. */
    distance: number;
    walk: string;
  }[];
  faqs: readonly { question: string; answer: string }[];
  houseRules: {
    checkIn: string;
    checkOut: string;
    cancellation: string;
    children: string;
    beds: string;
    age: string;
    pets: string;
    events: string;
    quietHours: string;
  };
  /** Free cancellation until 24 hours before check-in. */
  freeCancellation: boolean;
  /** Booking needs no card / no money before arrival (S1's popular filters). */
  noCard: boolean;
  noPrepayment: boolean;
  reviews: readonly { name: string; rating: 1 | 2 | 3 | 4 | 5; comment: string; date: string }[];
}

export interface DestinationSample {
  key: string;
  name: string;
  /** State or union territory. */
  region: string;
  latitude: number;
  longitude: number;
  /** Other spellings and names people type, lower case. */
  aliases: readonly string[];
  description: string;
  /** What lies around its houses and roads in their pictures. */
  setting: Setting;
  picture: Drawing;
}
