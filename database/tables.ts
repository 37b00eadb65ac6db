// Generated from the schema: npm run fix
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Day } from '../service/core/day.ts';

/** Written as JSON text, read as whatever was written: parse it at the mapper. */
export type Json = ColumnType<unknown, string, string>;

export interface Acknowledgements {
  booking_id: number;
  line_id: number;
  requested_at: Date;
  due_at: Date;
  answer: string | null;
  reason: string | null;
  answered_at: Date | null;
}

export interface Allotments {
  sellable_id: number;
  day: Day;
  slot: Generated<string>;
  capacity: number;
  own_capacity: number | null;
  taken: Generated<number>;
  elsewhere: Generated<number>;
  price_paise: number | null;
  closed: boolean | null;
  min_stay: number | null;
  no_arrival: boolean | null;
}

export interface ApiTokens {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  name: string;
  token_hash: string;
  scopes: Json;
  created_by: number | null;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export interface AttractionFaqs {
  id: GeneratedAlways<number>;
  attraction_id: number | null;
  tour_package_id: number | null;
  question: string;
  answer: string;
  position: Generated<number>;
}

export interface AttractionImages {
  attraction_id: number;
  media_id: number;
  position: number;
}

export interface AttractionLanguages {
  attraction_id: number;
  language_id: number;
  position: number;
}

export interface AttractionPopularFilters {
  attraction_id: number;
  popular_filter_id: number;
  position: number;
}

export interface Attractions {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  slug: string;
  name: string;
  description: string;
  destination_id: number | null;
  location: string;
  area: string | null;
  meeting_point: string | null;
  latitude: number | null;
  longitude: number | null;
  activity: Generated<boolean>;
  duration: string | null;
  duration_hours: GeneratedAlways<number | null>;
  price_paise: number;
  adult_price_paise: number | null;
  child_price_paise: number | null;
  senior_price_paise: number | null;
  infant_price_paise: Generated<number>;
  original_price_paise: number | null;
  rating: Generated<number>;
  reviews: Generated<number>;
  free_cancel: Generated<boolean>;
  cancellation_policy: string | null;
  availability: Generated<string>;
  included: Generated<string[]>;
  not_included: Generated<string[]>;
  additional_info: Generated<string[]>;
  ticket_type: Generated<string>;
  available_ticket_types: Json;
  asks_names: Generated<boolean>;
  sellable_id: number;
  image_id: number | null;
  search_text: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Date | null;
}

export interface AuditRows {
  id: GeneratedAlways<number>;
  at: Date;
  user_id: number | null;
  token_id: number | null;
  actor: string;
  action: string;
  subject_type: string;
  subject_id: string;
  before: Json | null;
  after: Json | null;
}

export interface BilledTaxes {
  day: Day;
  section: string;
  credit: boolean;
  document: string;
  gstin: string;
  place: string;
  percent: string;
  sac: string;
  quantity: number;
  taxable: number;
  tax: number;
  igst: number;
  cgst: number;
  sgst: number;
}

export interface BookingAttachments {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  message_id: number;
  name: string;
  type: string;
  bytes: Buffer;
}

export interface BookingChanges {
  id: GeneratedAlways<number>;
  booking_id: number;
  version: number;
  kind: string;
  actor: string;
  user_id: number | null;
  at: Date;
  why: string | null;
  lines: string[];
  total_paise: number;
  money_paise: Generated<number>;
  token: string | null;
}

export interface BookingLines {
  id: GeneratedAlways<number>;
  booking_id: number;
  position: number;
  state: Generated<string>;
  ended_in: number | null;
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
  arrival_time: string | null;
  units: number;
  quantity: number;
  guests: number;
  guest_names: Generated<string[]>;
  unit_paise: number;
  subtotal_paise: number;
  tax_paise: number;
  retained_paise: Generated<number>;
  company_share_paise: Generated<number>;
  platform_fee_paise: GeneratedAlways<number>;
  supply: GeneratedAlways<string | null>;
  details: Json;
}

export interface BookingMessages {
  id: GeneratedAlways<number>;
  booking_id: number;
  author: string;
  user_id: number | null;
  text: string;
  form: string | null;
  at: Date;
  read_at: Date | null;
}

export interface BookingNotes {
  id: GeneratedAlways<number>;
  booking_id: number;
  author: string;
  text: string;
  form: string;
  at: Date;
}

export interface Bookings {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  booking_id: string;
  version: Generated<number>;
  status: string;
  user_id: number | null;
  customer_name: string;
  email: string;
  mailbox: string;
  lead_traveller: string | null;
  phone: string | null;
  requests: string | null;
  company: string | null;
  company_address: string | null;
  invoice_state: string | null;
  gstin: string | null;
  payment_method: string | null;
  language: Generated<string>;
  pays_now: Generated<boolean>;
  subtotal_paise: number;
  tax_paise: number;
  total_paise: number;
  tax_rules: Json;
  request_hash: string;
  network: string | null;
  networks_around: Generated<string[]>;
  hold_until: Date;
  extended_hold_until: Date | null;
  address_confirmed_at: Date | null;
  pending_change: Json | null;
  pending_change_until: Date | null;
  created_at: Date;
  updated_at: Date;
  confirmed_at: Date | null;
  cancelled_at: Date | null;
  cancelled_because: string | null;
  forgotten_at: Date | null;
}

export interface Buyers {
  key: string;
  last_sale: Date;
}

export interface CarRentalImages {
  car_rental_id: number;
  media_id: number;
  position: number;
}

export interface CarRentals {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  slug: string;
  name: string;
  description: string;
  destination_id: number | null;
  location: string;
  car_type: string;
  transmission: string;
  fuel_type: string;
  capacity: number;
  price_paise: number;
  original_price_paise: number | null;
  free_kms: Generated<number>;
  extra_km_rate_paise: Generated<number>;
  rating: Generated<number>;
  reviews: Generated<number>;
  free_cancellation: Generated<boolean>;
  cancellation_policy: string | null;
  available: Generated<string>;
  features: Generated<string[]>;
  included: Generated<string[]>;
  not_included: Generated<string[]>;
  sellable_id: number;
  image_id: number | null;
  search_text: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Date | null;
}

export interface ChannelDays {
  channel_id: number;
  day: Day;
  echo: boolean;
}

export interface ChannelSpans {
  channel_id: number;
  uid: string;
  starts: Day;
  ends: Day;
}

export interface Channels {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  sellable_id: number;
  unit: number;
  name: string;
  connected_by: number | null;
  address: string | null;
  key_version: Generated<number>;
  exported_days: Generated<string[]>;
  exported_at: Date | null;
  next_at: Date | null;
  read_at: Date | null;
  whole_at: Date | null;
  etag: string | null;
  last_modified: string | null;
  body_hash: string | null;
  unread: Generated<string[]>;
  failures: Generated<number>;
  problem: string | null;
  created_at: Date;
}

export interface CheckIns {
  line_id: number;
  checked_in_at: Date;
  id_document: string | null;
  id_ending: string | null;
}

export interface CommissionRules {
  id: GeneratedAlways<number>;
  partner_id: number;
  product_type: string | null;
  product_id: number | null;
  basis_points: number;
  from_day: Day;
  created_at: Date;
}

export interface ContentTranslations {
  language: string;
  subject_type: string;
  document_id: string;
  source: string;
  source_hash: GeneratedAlways<string>;
  text: string;
  updated_at: Date;
}

export interface ContentVersions {
  shard: number;
  writes: Generated<number>;
}

export interface Conversations {
  booking_id: number;
  last_message: number;
  waiting_message: number | null;
  assigned_to: number | null;
  snoozed_until: Day | null;
}

export interface DataRequests {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  kind: string;
  email: string | null;
  came_on: Day;
  due_on: Day;
  note: Generated<string>;
  enquiry: string | null;
  outcome: string | null;
  ended_by: string | null;
  ended_at: Date | null;
  created_at: Date;
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
  local_name: Generated<string>;
  local_language: string | null;
  guide: Generated<string[]>;
  best_months: Generated<string[]>;
  airport: Generated<string>;
  airport_km: number | null;
  station: Generated<string>;
  station_km: number | null;
  other_way: Generated<string>;
  image_id: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Date | null;
}

export interface EmailWords {
  message: string;
  language: string;
  own: string;
  changed_at: Date;
}

export interface Emails {
  id: GeneratedAlways<number>;
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  html: string;
  plain: string;
  message_id: string;
  unsubscribe_url: string | null;
  booking_id: number | null;
  user_id: number | null;
  counted: Generated<boolean>;
  created_at: Date;
  sent_at: Date | null;
  stored_in_mailbox: Generated<boolean>;
}

export interface Enquiries {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  kind: string;
  status: Generated<string>;
  assigned_to: number | null;
  snoozed_until: Day | null;
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
  language: Generated<string>;
  question_hash: string;
  created_at: Date;
}

export interface EnquiryEntries {
  id: GeneratedAlways<number>;
  enquiry_id: number;
  kind: string;
  author: string;
  text: string;
  form: string;
  at: Date;
}

export interface EntryPreviews {
  user_id: number;
  subject_type: string;
  document_id: string;
  data: Json;
  made_at: Date;
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

export interface ForeignGuests {
  id: GeneratedAlways<number>;
  booking_id: number;
  line_id: number;
  sealed_answers: string;
  arrived_at: Date;
  recorded_at: Date;
  form: string;
}

export interface Heartbeat {
  only_row: Generated<boolean>;
  beat_at: Generated<Date>;
}

export interface Holds {
  line_id: number;
  booking_id: number;
  sellable_id: number;
  day: Day;
  slot: Generated<string>;
  units: number;
  ends_at: Date | null;
}

export interface HourlyCounts {
  key: string;
  began: Date;
  count: number;
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

export interface InvoiceSeries {
  series: string;
  financial_year: string;
}

export interface Invoices {
  id: GeneratedAlways<number>;
  series: string;
  financial_year: string;
  number: number;
  previous: GeneratedAlways<number | null>;
  name: GeneratedAlways<string>;
  booking_id: number;
  corrects: number | null;
  cause: string;
  issued_at: Date;
  total_paise: number;
  content: Json;
}

export interface ItineraryDays {
  id: GeneratedAlways<number>;
  tour_package_id: number;
  day: number;
  title: string;
  details: string;
  places: Generated<Json>;
  meals: Generated<string[]>;
  hotel: string | null;
  hotel_place: string | null;
}

export interface Languages {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  name: string;
  code: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Generated<Date | null>;
}

export interface LimitWindows {
  key: string;
  calls: number;
  ends_at: Date;
}

export interface Media {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  name: string;
  url: string;
  alternative_text: string;
  caption: string | null;
  width: number;
  height: number;
  mime: string;
  ext: GeneratedAlways<string | null>;
  bytes: number | null;
  size: GeneratedAlways<number | null>;
  hash: string | null;
  formats: Json | null;
  focal_point: Json | null;
  provider: Generated<string>;
  provider_metadata: Json | null;
  preview_url: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface MediaFiles {
  media_id: number;
  hash: string;
  file: string;
  mime: string;
  content: Buffer;
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

export interface NewsletterLeaveCodes {
  code_hash: string;
  subscriber_id: number;
  created_at: Date;
}

export interface NewsletterSubscribers {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  email: string;
  confirm_hash: string | null;
  confirm_until: Date | null;
  hour_began: Date;
  emails_this_hour: number;
  created_at: Date;
  confirmed_at: Date | null;
  left_at: Date | null;
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

export interface OperatorNotices {
  id: GeneratedAlways<number>;
  kind: string;
  booking_id: string | null;
  recipient: string;
  at: Date;
}

export interface PartnerBankAccounts {
  partner_id: number;
  holder: string;
  sealed_number: string;
  last_digits: string;
  ifsc: string;
  changed_at: Date;
}

export interface PartnerPictures {
  picture: string;
  partner_id: number;
  bytes: number;
  taken: Generated<boolean>;
  at: Date;
}

export interface PartnerRegistrations {
  partner_id: number;
  from_day: Day;
  gstin: string | null;
}

export interface Partners {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  name: string;
  email: string;
  new_kinds: Generated<string[]>;
  created_at: Date;
}

export interface PaymentEvents {
  gateway: string;
  event: string;
  what: string;
  payment_id: number;
  received_at: Date;
}

export interface Payments {
  id: GeneratedAlways<number>;
  booking_id: number;
  gateway: string;
  mode: string;
  method: string;
  amount_paise: number;
  status: string;
  reference: string;
  paid_as: string | null;
  session: string | null;
  session_ends_at: Date | null;
  session_back: string | null;
  created_at: Date;
  checked_at: Date | null;
  settled_at: Date | null;
}

export interface Payouts {
  id: GeneratedAlways<number>;
  partner_id: number;
  month: Day;
  amount_paise: number;
  reference: string;
  paid_on: Day;
  recorded_by: string;
  at: Date;
}

export interface PlannedPublications {
  id: GeneratedAlways<number>;
  subject_type: string;
  document_id: string;
  action: string;
  drafts: Generated<boolean>;
  due_at: Date;
  failed_at: Date | null;
  reason: string | null;
  created_at: Date;
}

export interface PopularFilters {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  name: string;
  code: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Generated<Date | null>;
}

export interface ProductPartners {
  id: GeneratedAlways<number>;
  partner_id: number;
  product_type: string;
  product_id: number;
  since: Day;
  until: Day | null;
}

export interface RecoveryCodes {
  user_id: number;
  code_hash: string;
  used_at: Date | null;
}

export interface Redirects {
  id: GeneratedAlways<number>;
  path: string;
  target: string;
  permanent: boolean;
  created_at: Date;
}

export interface Refunds {
  id: GeneratedAlways<number>;
  payment_id: number;
  booking_id: number;
  origin: Generated<string>;
  amount_paise: number;
  state: Generated<string>;
  idempotency_key: string;
  reference: string | null;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: Date;
  settled_at: Date | null;
}

export interface Reminders {
  id: GeneratedAlways<number>;
  booking_id: number;
  line_id: number | null;
  kind: string;
  at: Date;
}

export interface RepeatableRequests {
  sender: string;
  key: string;
  request_hash: string;
  answer: string | null;
  etag: string | null;
  created_at: Date;
}

export interface ReportedReviews {
  review_id: number;
  wrong: Generated<number>;
  offensive: Generated<number>;
  no_guest: Generated<number>;
  last_at: Date;
}

export interface Reports {
  id: string;
  user_id: number | null;
  kind: string;
  first_day: Day;
  last_day: Day;
  parts: number;
  parts_made: Generated<number>;
  rows: Json;
  problem: string | null;
  created_at: Date;
}

export interface ReviewReports {
  id: GeneratedAlways<number>;
  review_id: number;
  reason: string;
  by_hash: string;
  created_at: Date;
}

export interface Reviews {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  stay_id: number | null;
  attraction_id: number | null;
  tour_package_id: number | null;
  car_rental_id: number | null;
  user_id: number | null;
  name: string;
  traveller_type: string | null;
  rating: number;
  cleanliness: number | null;
  location: number | null;
  value: number | null;
  service: number | null;
  comment: string;
  verified: Generated<boolean>;
  recorded: Generated<boolean>;
  network_hash: string | null;
  wider_hashes: Generated<string[]>;
  hidden: Generated<boolean>;
  hidden_because: string | null;
  answer: string | null;
  answered_at: Date | null;
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
  description: string;
  price_paise: number;
  max_guests: number;
  max_occupancy: number | null;
  bed_configuration: string;
  size_m2: number | null;
  facilities: Generated<string[]>;
  meal_plan: string | null;
  image_id: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Generated<Date | null>;
}

export interface SavedItems {
  user_id: number;
  name: string;
  saved_at: Date;
}

export interface SavedReplies {
  id: GeneratedAlways<number>;
  name: string;
  text: string;
  created_at: Date;
  updated_at: Date;
}

export interface SavedSearches {
  id: GeneratedAlways<number>;
  user_id: number;
  name: string;
  query: string;
  created_at: Date;
}

export interface SearchChanges {
  xid: Generated<string>;
  at: Generated<Date>;
  kind: string | null;
  product_id: number | null;
  sellable_id: number | null;
  first_day: Day | null;
  last_day: Day | null;
}

export interface Seasons {
  id: GeneratedAlways<number>;
  sellable_id: number;
  name: string;
  first_day: Day | null;
  last_day: Day | null;
  yearly: Generated<boolean>;
  first_date: GeneratedAlways<number | null>;
  last_date: GeneratedAlways<number | null>;
  weekdays: Generated<number>;
  price_paise: number | null;
  percent: number | null;
  min_stay: number | null;
  no_arrival: boolean | null;
  capacity: number | null;
  closed: boolean | null;
}

export interface Sellables {
  id: GeneratedAlways<number>;
  product_type: string;
  units: number;
  price_paise: number | null;
  slots: Generated<string[]>;
  cut_off_hours: number | null;
  turnaround_days: Generated<number>;
  slot_seasons: Json | null;
}

export interface SentForms {
  id: string;
  fingerprint: string;
  created_at: Date;
}

export interface Sessions {
  id: Generated<string>;
  user_id: number;
  staff: Generated<boolean>;
  device: Generated<string>;
  renewal_hash: string;
  created_at: Date;
  used_at: Date;
  expires_at: Date;
  ends_at: Date | null;
}

export interface Settings {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  key: string;
  value: Json;
  public: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Generated<Date | null>;
}

export interface SitemapRemovals {
  kind: string;
  part: number;
  at: Date;
}

export interface SocialLogins {
  provider: string;
  subject: string;
  user_id: number;
  created_at: Date;
  last_used_at: Date;
}

export interface Staff {
  user_id: number;
  password_hash: string;
  second_factor: string;
  code_step: Generated<number>;
  submission_emails: Generated<boolean>;
  submission_email_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface StaffInvitations {
  id: GeneratedAlways<number>;
  code_hash: string;
  email: string | null;
  role: string;
  invited_by: number | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface StayFacts {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  stay_id: number;
  couples: string | null;
  local_ids: string | null;
  minimum_age: number | null;
  children_from: number | null;
  children_free_to: number | null;
  extra_bed: string | null;
  extra_bed_price_paise: number | null;
  lift: string | null;
  steps: number | null;
  ground_floor: string | null;
  nearest_place: string | null;
  nearest_distance: number | null;
  vegetarian: string | null;
  early_check_in: string | null;
  early_check_in_price_paise: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Generated<Date | null>;
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
  type: Generated<string>;
  description: string;
  property_rating: number | null;
  rating: Generated<number>;
  reviews: Generated<number>;
  price_paise: number | null;
  original_price_paise: number | null;
  max_guests: Generated<number>;
  bedrooms: Generated<number>;
  bathrooms: Generated<number>;
  free_cancellation: Generated<boolean>;
  cancellation_policy: string | null;
  no_card: Generated<boolean>;
  no_prepayment: Generated<boolean>;
  feature_ids: Generated<number[]>;
  fact_names: Generated<string[]>;
  image_id: number | null;
  search_text: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Date | null;
}

export interface StockChanges {
  id: string;
  at: Date;
  keep_until: Date;
  is_rule: Generated<boolean>;
  before: Json;
  after: Json;
  undone_at: Date | null;
}

export interface Submissions {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  partner_id: number;
  content_type: string;
  entry: string | null;
  product_type: string | null;
  product_id: number | null;
  title: string;
  data: Json;
  before: Json;
  state: Generated<string>;
  saves: Generated<number>;
  form: string;
  note: string | null;
  taken: string[] | null;
  decided_by: string | null;
  decided_at: Date | null;
  saved_at: Date;
}

export interface TcsRates {
  from_day: Day;
  basis_points: number;
  withheld: Generated<boolean>;
}

export interface TimeSlots {
  id: GeneratedAlways<number>;
  attraction_id: number | null;
  tour_package_id: number | null;
  name: string;
  available_times: string[];
  first_day: string | null;
  last_day: string | null;
  every_year: Generated<boolean>;
  position: Generated<number>;
}

export interface TourPackageImages {
  tour_package_id: number;
  media_id: number;
  position: number;
}

export interface TourPackageLanguages {
  tour_package_id: number;
  language_id: number;
  position: number;
}

export interface TourPackagePopularFilters {
  tour_package_id: number;
  popular_filter_id: number;
  position: number;
}

export interface TourPackages {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  slug: string;
  name: string;
  description: string;
  destination_id: number | null;
  location: string;
  meeting_point: string | null;
  meeting_time: string | null;
  latitude: number | null;
  longitude: number | null;
  type: string | null;
  featured: Generated<boolean>;
  private_tour: Generated<boolean>;
  duration: Generated<string>;
  duration_hours: GeneratedAlways<number | null>;
  price_paise: number;
  adult_price_paise: number | null;
  child_price_paise: number | null;
  senior_price_paise: number | null;
  infant_price_paise: Generated<number>;
  original_price_paise: number | null;
  rating: Generated<number>;
  reviews: Generated<number>;
  free_cancel: Generated<boolean>;
  cancellation_policy: string | null;
  availability: Generated<string>;
  included: Generated<string[]>;
  not_included: Generated<string[]>;
  additional_info: Generated<string[]>;
  ticket_type: Generated<string>;
  available_ticket_types: Json;
  asks_names: Generated<boolean>;
  sellable_id: number;
  image_id: number | null;
  search_text: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  published_at: Date | null;
}

export interface TransferReports {
  booking_id: number;
  reference: string | null;
  reported_at: Date;
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
  language: string | null;
  review_emails: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface WebhookDeliveries {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  webhook_id: number;
  event: string;
  body: string;
  status: Generated<string>;
  attempts: Generated<number>;
  attempted_at: Date | null;
  response_status: number | null;
  response_ms: number | null;
  problem: string | null;
  created_at: Date;
}

export interface Webhooks {
  id: GeneratedAlways<number>;
  document_id: Generated<string>;
  name: string;
  url: string;
  events: string[];
  sealed_secret: string;
  enabled: Generated<boolean>;
  disabled_because: string | null;
  failing_since: Date | null;
  failures: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface WholeRupees {
  since: Day;
}

export interface Tables {
  acknowledgements: Acknowledgements;
  allotments: Allotments;
  api_tokens: ApiTokens;
  attraction_faqs: AttractionFaqs;
  attraction_images: AttractionImages;
  attraction_languages: AttractionLanguages;
  attraction_popular_filters: AttractionPopularFilters;
  attractions: Attractions;
  audit_rows: AuditRows;
  billed_taxes: BilledTaxes;
  booking_attachments: BookingAttachments;
  booking_changes: BookingChanges;
  booking_lines: BookingLines;
  booking_messages: BookingMessages;
  booking_notes: BookingNotes;
  bookings: Bookings;
  buyers: Buyers;
  car_rental_images: CarRentalImages;
  car_rentals: CarRentals;
  channel_days: ChannelDays;
  channel_spans: ChannelSpans;
  channels: Channels;
  check_ins: CheckIns;
  commission_rules: CommissionRules;
  content_translations: ContentTranslations;
  content_versions: ContentVersions;
  conversations: Conversations;
  data_requests: DataRequests;
  destinations: Destinations;
  email_words: EmailWords;
  emails: Emails;
  enquiries: Enquiries;
  enquiry_entries: EnquiryEntries;
  entry_previews: EntryPreviews;
  faqs: Faqs;
  features: Features;
  foreign_guests: ForeignGuests;
  heartbeat: Heartbeat;
  holds: Holds;
  hourly_counts: HourlyCounts;
  house_rules: HouseRules;
  invoice_series: InvoiceSeries;
  invoices: Invoices;
  itinerary_days: ItineraryDays;
  languages: Languages;
  limit_windows: LimitWindows;
  media: Media;
  media_files: MediaFiles;
  nearby_places: NearbyPlaces;
  newsletter_leave_codes: NewsletterLeaveCodes;
  newsletter_subscribers: NewsletterSubscribers;
  one_time_codes: OneTimeCodes;
  operator_notices: OperatorNotices;
  partner_bank_accounts: PartnerBankAccounts;
  partner_pictures: PartnerPictures;
  partner_registrations: PartnerRegistrations;
  partners: Partners;
  payment_events: PaymentEvents;
  payments: Payments;
  payouts: Payouts;
  planned_publications: PlannedPublications;
  popular_filters: PopularFilters;
  product_partners: ProductPartners;
  recovery_codes: RecoveryCodes;
  redirects: Redirects;
  refunds: Refunds;
  reminders: Reminders;
  repeatable_requests: RepeatableRequests;
  reported_reviews: ReportedReviews;
  reports: Reports;
  review_reports: ReviewReports;
  reviews: Reviews;
  room_types: RoomTypes;
  saved_items: SavedItems;
  saved_replies: SavedReplies;
  saved_searches: SavedSearches;
  search_changes: SearchChanges;
  seasons: Seasons;
  sellables: Sellables;
  sent_forms: SentForms;
  sessions: Sessions;
  settings: Settings;
  sitemap_removals: SitemapRemovals;
  social_logins: SocialLogins;
  staff: Staff;
  staff_invitations: StaffInvitations;
  stay_facts: StayFacts;
  stay_features: StayFeatures;
  stay_images: StayImages;
  stays: Stays;
  stock_changes: StockChanges;
  submissions: Submissions;
  tcs_rates: TcsRates;
  time_slots: TimeSlots;
  tour_package_images: TourPackageImages;
  tour_package_languages: TourPackageLanguages;
  tour_package_popular_filters: TourPackagePopularFilters;
  tour_packages: TourPackages;
  transfer_reports: TransferReports;
  users: Users;
  webhook_deliveries: WebhookDeliveries;
  webhooks: Webhooks;
  whole_rupees: WholeRupees;
}
