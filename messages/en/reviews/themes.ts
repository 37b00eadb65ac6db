import { catalogue } from '../../catalogue.ts';

export const reviewsThemesTexts = catalogue('reviews/themes', {
  breakfast: 'Breakfast',
  food: 'Food',
  clean: 'Cleanliness',
  room: 'Room',
  bathroom: 'Bathroom',
  bed: 'Bed and sleep',
  staff: 'Staff',
  location: 'Location',
  view: 'View',
  quiet: 'Quiet',
  pool: 'Pool',
  wifi: 'WiFi',
  parking: 'Parking',
  price: 'Price',
  children: 'Children',
  guide: 'Guide',
  driver: 'Driver',
  boat: 'Boat',
  stairs: 'Stairs and climbs',
  queue: 'Queue',
});
