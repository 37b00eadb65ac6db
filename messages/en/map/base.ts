import { catalogue } from '../../catalogue.ts';

export const mapBaseTexts = catalogue('map/base', {
  title: 'Map. Use the arrow keys to move, and plus or minus to zoom',
  credit:
    '<streets>© OpenStreetMap contributors</streets>, <schema>© OpenMapTiles</schema>, Natural Earth, DataMeet, GeoNames',
});
