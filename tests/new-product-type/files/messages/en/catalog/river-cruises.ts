import { catalogue } from '../../catalogue.ts';

export const catalogRiverCruisesTexts = catalogue('catalog/river-cruises', {
  river: 'River',
});
