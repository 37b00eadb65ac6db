import { catalogue } from '../../catalogue.ts';

export const experienceListCardTexts = catalogue('experience-list/card', {
  save: 'Save {name}',
  new: 'New',
  freeCancellation: 'Free Cancellation',
  lead: 'from',
  seeAvailability: 'See availability<hidden>: {name}</hidden>',
});
