import { catalogue } from '../../catalogue.ts';

export const mapStreetsTexts = catalogue('map/streets', {
  loading: 'Loading the streets …',
  title: 'Map of the area around {name}',
});
