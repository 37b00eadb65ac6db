import { catalogue } from '../../catalogue.ts';

export const catalogTourCardTexts = catalogue('catalog/tour-card', {
  place: '{place}, India',
  duration: '5 days',
  persons: '{count} Person',
  description: "Explore {name}'s amazing attractions",
});
