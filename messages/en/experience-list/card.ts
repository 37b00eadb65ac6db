import { catalogue } from '../../catalogue.ts';

export const experienceListCardTexts = catalogue('experience-list/card', {
  originalPrice: '<hidden>Original price </hidden>{price}',
  save: 'Save {name}',
  new: 'New',
  freeCancellation: 'Free Cancellation',
  lead: 'from',
  seeAvailability: 'See availability<hidden>: {name}</hidden>',
});
