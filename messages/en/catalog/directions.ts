import { catalogue } from '../../catalogue.ts';

export const catalogDirectionsTexts = catalogue('catalog/directions', {
  north: '{distance} north',
  'north-east': '{distance} north-east',
  east: '{distance} east',
  'south-east': '{distance} south-east',
  south: '{distance} south',
  'south-west': '{distance} south-west',
  west: '{distance} west',
  'north-west': '{distance} north-west',
});
