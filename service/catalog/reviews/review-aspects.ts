/** Types of traveller and their labels. */
export const travellerTypes = {
  solo: 'Solo traveller',
  couple: 'Couple',
  family: 'Family',
  friends: 'Group of friends',
  business: 'Business traveller',
} as const;
export type TravellerType = keyof typeof travellerTypes;
export const travellerNames: readonly string[] = Object.keys(travellerTypes);
export const isTravellerType = (word: unknown): word is TravellerType =>
  typeof word === 'string' && Object.hasOwn(travellerTypes, word);

/** Aspects that a review may score besides its rating, 1 to 5. */
export const aspects = ['cleanliness', 'location', 'value', 'service'] as const;
export type AspectScores = Readonly<Record<(typeof aspects)[number], number | null>>;
