import { catalogue } from '../../catalogue.ts';

export const mapPlacesTexts = catalogue('map/places', {
  searchArea: 'Search this area',
  showAll: 'Show all {count}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  selected: 'Selected on the map',
  cards: 'The same {what} as cards',
  onMap: '{what} on the map',
  pin: '<hidden>{name}, </hidden>{price}',
  pins: '{count}<hidden> {what} around {name}. Zoom in</hidden>',
  loading: 'Loading the map',
});
