import { catalogue } from '../../catalogue.ts';

export const reviewsAspectsTexts = catalogue('reviews/aspects', {
  cleanliness: 'Cleanliness',
  location: 'Location',
  value: 'Value',
  service: 'Service',
});
