import { catalogue } from '../../catalogue.ts';

export const catalogFeaturesTexts = catalogue('catalog/features', {
  amenity: 'Amenities',
  meal_option: 'Meal options',
  room_facility: 'Room facilities',
  activity: 'Activities',
});
