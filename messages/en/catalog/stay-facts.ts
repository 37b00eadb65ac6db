import { catalogue } from '../../catalogue.ts';

/** What a guest should know of a stay before paying, one line each. */
export const catalogStayFactsTexts = catalogue('catalog/stay-facts', {
  couplesWelcome: 'Unmarried couples are welcome',
  couplesRefused: 'Unmarried couples cannot stay here',
  couplesUnknown: 'Ask the property whether unmarried couples can stay',
  localIdsAccepted: 'Local IDs are accepted',
  localIdsRefused: 'Guests with a local ID cannot stay here',
  localIdsUnknown: 'Ask the property whether local IDs are accepted',
  minimumAge: 'The guest who checks in must be at least {age} years old',
  vegetarian: 'The kitchen is vegetarian only',
  notVegetarian: 'The kitchen also cooks non-vegetarian food',
  extraBed: 'Extra bed available. Ask the property for the price',
  extraBedFree: 'Extra bed for free',
  extraBedPriced: 'Extra bed for {price} a night, paid at the property',
  noExtraBed: 'No extra beds',
  earlyCheckIn: 'Early check-in from {time}. Ask the property for the price',
  earlyCheckInFree: 'Early check-in from {time} for free',
  earlyCheckInPriced: 'Early check-in from {time} for {price}, paid at the property',
  lift: 'Lift',
  noLift: 'No lift',
  groundFloor: 'Rooms on the ground floor',
  noGroundFloor: 'No rooms on the ground floor',
  noSteps: 'No steps to the entrance',
  steps: '{count, plural, one {# step to the entrance} other {# steps to the entrance}}',
  near: '{distance} to {place}',
});
