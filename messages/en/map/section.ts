import { catalogue } from '../../catalogue.ts';

export const mapSectionTexts = catalogue('map/section', {
  cannotShow: 'Your browser cannot show the map. {instead}',
  loading: 'Loading the map',
  nearbyBelow: 'Nearby places are listed below.',
  stopsBelow: 'The stops are listed below.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  route: 'Route of {name}',
  around: 'Map around {name}',
});
