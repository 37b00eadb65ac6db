import { rupee, times } from '../../core/money.ts';

/** The vocabulary that describes and filters stays (STAY-6 fixes the numbers of each). */

/** Feature name → name of its lucide icon. */
export const mealOptions = {
  'Breakfast included': 'coffee',
  'All meals included': 'utensils',
  'All-inclusive': 'party-popper',
  'Breakfast and lunch included': 'soup',
  'Breakfast and dinner included': 'utensils-crossed',
  'Kitchen facilities': 'cooking-pot',
} as const;

/** The meals included in the price of a room: one of the meal options, or none. */
export const mealPlans: readonly string[] = [
  'Room only',
  ...Object.keys(mealOptions).filter((name) => name !== 'Kitchen facilities'),
];

export const amenities = {
  'Free WiFi': 'wifi',
  Restaurant: 'utensils',
  Parking: 'square-parking',
  'Swimming Pool': 'waves',
  'Spa and wellness centre': 'flower-2',
  'Fitness centre': 'dumbbell',
  'Room service': 'concierge-bell',
  '24-hour front desk': 'clock',
  'Airport shuttle': 'bus',
  'Family rooms': 'users',
  'Non-smoking rooms': 'cigarette-off',
  'Step-free access': 'accessibility',
  'Electric vehicle charging': 'plug-zap',
  'Pets welcome': 'paw-print',
  Bar: 'martini',
  Garden: 'trees',
} as const;

export const roomFacilities = {
  'Air conditioning': 'snowflake',
  Heating: 'heater',
  'Private bathroom': 'shower-head',
  Bath: 'bath',
  Balcony: 'fence',
  Terrace: 'sun',
  'Private pool': 'waves-ladder',
  'Hot tub': 'hot-tub',
  'Mountain view': 'mountain',
  'Lake view': 'sailboat',
  'River view': 'waves',
  'Sea view': 'ship',
  'Garden view': 'flower',
  'City view': 'building-2',
  Kitchenette: 'microwave',
  Refrigerator: 'refrigerator',
  'Electric kettle': 'cup-soda',
  'Coffee machine': 'coffee',
  'Washing machine': 'washing-machine',
  'Flat-screen TV': 'tv',
  'Work desk': 'lamp-desk',
  Safe: 'lock',
  Fireplace: 'flame',
  Soundproofing: 'volume-x',
} as const;

export const activities = {
  Paragliding: 'paragliding',
  'River Rappelling': 'rappelling',
  Trekking: 'mountain',
  Hiking: 'footprints',
  'Bike on Rent': 'bike',
  'Table Tennis': 'table-tennis',
  'Snow Skiing': 'skiing',
  Billiards: 'billiards',
  Snooker: 'snooker',
  Massage: 'hand-heart',
} as const;

/** The four kinds of feature, each with its vocabulary (STAY-23). */
export const featureKinds = {
  amenity: amenities,
  meal_option: mealOptions,
  room_facility: roomFacilities,
  activity: activities,
} as const;

export type FeatureKind = keyof typeof featureKinds;

/** What the content API calls each kind of feature, in every language. */
export const featureTypes = {
  amenity: 'Amenities',
  meal_option: 'Meal options',
  room_facility: 'Room facilities',
  activity: 'Activities',
} as const satisfies Record<FeatureKind, string>;

/** Address parameter of each kind of feature, in the order of the sidebar. */
export const featureParameters = {
  meal_option: 'meal',
  amenity: 'amenity',
  room_facility: 'facility',
  activity: 'activity',
} as const satisfies Record<FeatureKind, string>;
export const kindsOfFeature = ['meal_option', 'amenity', 'room_facility', 'activity'] as const satisfies FeatureKind[];

/** Maximum of the price inputs (STAY-8), and the width of one bar of the histogram. */
export const priceTop = times(rupee, 50_000);
export const bucketWidth = times(rupee, 1_000);

/** Kinds of nearby place (STAY-25). */
export const nearbyKinds = ['restaurant', 'transport', 'nature', 'airport', 'other'] as const;
export type NearbyKind = (typeof nearbyKinds)[number];
