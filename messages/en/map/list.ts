import { catalogue } from '../../catalogue.ts';

export const mapListTexts = catalogue('map/list', {
  label: 'Map of the results',
  list: 'List',
  map: 'Map',
  cannotShow: 'Your browser cannot show the map. You can see the same {what} in the list.',
  failed: 'The map could not be loaded.',
  tryAgain: 'Try Again',
  loading: 'Loading the map',
});
