// Generated from the migrated schema: npm run fix
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Day } from '../service/core/day.ts';

/** Written as JSON text, read as whatever was written: parse it at the mapper. */
export type Json = ColumnType<unknown, string, string>;

export interface Allotments {
  sellable_id: number;
  day: Day;
  slot: Generated<string>;
  capacity: number;
  taken: Generated<number>;
  price_paise: number | null;
  closed: Generated<boolean>;
}

export interface BookingLines {
  id: GeneratedAlways<number>;
  booking_id: number;
  position: number;
  product_type: string;
  product_id: number;
  sellable_id: number;
  name: string;
  option_name: string | null;
  location: string;
  image_url: string;
  start_day: Day;
  end_day: Day;
  slot: Generated<string>;
  units: number;
  quantity: number;
  guests: number;
  unit_paise: number;
  subtotal_paise: number;
  tax_paise: number;
  details: Json;
}

export interface Bookings {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  booking_id: string;
  user_id: number | null;
  customer_name: string;
  email: string;
  status: string;
  cancelled_because: string | null;
  payment_method: string;
  subtotal_paise: number;
  tax_paise: number;
  total_paise: number;
  tax_rules: Json;
  request_hash: string;
  hold_until: Date;
  created_at: Date;
  updated_at: Date;
  confirmed_at: Date | null;
  cancelled_at: Date | null;
}

export interface Destinations {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  slug: string;
  name: string;
  region: string;
  latitude: number;
  longitude: number;
  aliases: Generated<string[]>;
  description: string;
  image_id: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Date | null;
}

export interface Faqs {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  stay_id: number;
  question: string;
  answer: string;
  position: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Generated<Date | null>;
}

export interface Features {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  kind: string;
  name: string;
  icon: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Generated<Date | null>;
}

export interface Holds {
  line_id: number;
  sellable_id: number;
  day: Day;
  slot: Generated<string>;
  units: number;
}

export interface HouseRules {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  stay_id: number;
  check_in_time: string;
  check_out_time: string;
  cancellation_policy: Json | null;
  children_policy: Json | null;
  bed_policy: Json | null;
  age_restriction: Json | null;
  pets_policy: Json | null;
  events_policy: Json | null;
  quiet_hours: Json | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Generated<Date | null>;
}

export interface Letters {
  id: GeneratedAlways<number>;
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  plain: string;
  message_id: string;
  booking_id: number | null;
  user_id: number | null;
  created_at: Date;
  sent_at: Date | null;
}

export interface Media {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  url: string;
  alternative_text: string;
  width: number;
  height: number;
  mime: string;
  formats: Json | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface NearbyPlaces {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  stay_id: number;
  name: string;
  type: string;
  description: string;
  distance: number;
  walking_time: string;
  position: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Generated<Date | null>;
}

export interface OneTimeCodes {
  id: GeneratedAlways<number>;
  user_id: number;
  purpose: string;
  code_hash: string;
  expires_at: Date;
  used_at: Date | null;
  created_at: Generated<Date>;
}

export interface Payments {
  id: GeneratedAlways<number>;
  booking_id: number;
  gateway: string;
  reference: string;
  method: string;
  amount_paise: number;
  status: string;
  refund_paise: number | null;
  created_at: Date;
  settled_at: Date | null;
}

export interface Reviews {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  stay_id: number | null;
  name: string;
  rating: number;
  comment: string;
  verified: Generated<boolean>;
  hidden: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Generated<Date | null>;
}

export interface RoomTypes {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  stay_id: number;
  sellable_id: number;
  position: Generated<number>;
  name: string;
  price_paise: number;
  max_guests: number;
  description: string;
  bed_configuration: string;
  image_id: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Generated<Date | null>;
}

export interface Sellables {
  id: GeneratedAlways<number>;
  product_type: string;
  units: number;
}

export interface Sessions {
  id: Generated<string>;
  user_id: number;
  created_at: Date;
  expires_at: Date;
}

export interface Settings {
  key: string;
  value: Json;
  updated_at: Generated<Date>;
}

export interface StayFeatures {
  stay_id: number;
  feature_id: number;
  position: number;
}

export interface StayImages {
  stay_id: number;
  media_id: number;
  position: number;
}

export interface Stays {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  slug: string;
  name: string;
  destination_id: number | null;
  location: string;
  latitude: number | null;
  longitude: number | null;
  description: string;
  type: Generated<string>;
  property_rating: number | null;
  rating: Generated<number>;
  reviews: Generated<number>;
  price_paise: number | null;
  original_price_paise: number | null;
  max_guests: Generated<number>;
  bedrooms: Generated<number>;
  bathrooms: Generated<number>;
  free_cancellation: Generated<boolean>;
  no_card: Generated<boolean>;
  no_prepayment: Generated<boolean>;
  image_id: number | null;
  search_text: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Date | null;
}

export interface Users {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  username: string;
  email: string;
  password_hash: string | null;
  provider: Generated<string>;
  role: Generated<string>;
  confirmed: Generated<boolean>;
  blocked: Generated<boolean>;
  phone: string | null;
  address: string | null;
  date_of_birth: Day | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface Tables {
  allotments: Allotments;
  booking_lines: BookingLines;
  bookings: Bookings;
  destinations: Destinations;
  faqs: Faqs;
  features: Features;
  holds: Holds;
  house_rules: HouseRules;
  letters: Letters;
  media: Media;
  nearby_places: NearbyPlaces;
  one_time_codes: OneTimeCodes;
  payments: Payments;
  reviews: Reviews;
  room_types: RoomTypes;
  sellables: Sellables;
  sessions: Sessions;
  settings: Settings;
  stay_features: StayFeatures;
  stay_images: StayImages;
  stays: Stays;
  users: Users;
}
