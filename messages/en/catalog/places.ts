import { catalogue } from '../../catalogue.ts';

export const catalogPlacesTexts = catalogue('catalog/places', {
  india: 'India',
});
