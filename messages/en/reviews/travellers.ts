import { catalogue } from '../../catalogue.ts';

export const reviewsTravellersTexts = catalogue('reviews/travellers', {
  solo: 'Solo traveller',
  couple: 'Couple',
  family: 'Family',
  friends: 'Group of friends',
  business: 'Business traveller',
});
