import { catalogue } from '../../catalogue.ts';

export const catalogDistanceTexts = catalogue('catalog/distance', {
  metres: '{metres} m',
  kilometres: '{kilometres} km',
  nextDoor: 'next door',
});
