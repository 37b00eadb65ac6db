import { catalogue } from '../../catalogue.ts';

export const documentsMapTexts = catalogue('documents/map', {
  around: 'Map of the area around {name}',
  route: 'Map of your route: {stops}',
  credit: 'Map: Natural Earth, DataMeet, GeoNames (CC BY 4.0)',
  picture: 'Picture of {name}',
  heading: 'Your route',
});
