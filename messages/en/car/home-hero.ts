import { catalogue } from '../../catalogue.ts';

export const carHomeHeroTexts = catalogue('car/home-hero', {
  title: 'Rent a Car for Your Journey',
  lead: 'Cars with driver in cities and at airports across India: from hatchbacks to tempo travellers, with GST shown upfront.',
  none: 'No car rentals found.',
  failed: 'Failed to fetch cars',
});
