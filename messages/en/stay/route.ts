import { catalogue } from '../../catalogue.ts';

export const stayRouteTexts = catalogue('stay/route', {
  searchOthers: 'Search other stays',
  loading: 'Loading stay details...',
});
