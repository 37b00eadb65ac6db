import { propertyTypes } from '../../service/catalog/stays/stay-vocabulary.ts';
import { urls } from '../urls.ts';
import type { TileData } from './places.ts';

/** The fifteen types of the home page (HOME-11), each with a drawn picture. */
const pictures = [
  'hotel-3',
  'resort-pool-5',
  'villa-2',
  'homestay-4',
  'cabin-6',
  'cottage-1',
  'apartment-block-2',
  'motel-3',
  'apartment-block-9',
  'guest-house-4',
  'heritage-lodge-7',
  'camp-5',
  'farm-2',
  'tiny-house-3',
  'tents-8',
] as const;

export const typeTiles: readonly TileData[] = pictures.flatMap((picture, place) => {
  const type = propertyTypes[place];
  return type ? [{ label: type.label, to: urls.staysOfType(type.filter), picture: `/artwork/${picture}.svg` }] : [];
});
