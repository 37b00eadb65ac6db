import { propertyTypes } from '../../service/catalog/stays/stay-vocabulary.ts';

/** The fifteen types of the home page with a drawn picture each (S1 §2). */
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

export const homeTypes = pictures.map((picture, index) => ({
  picture: `/artwork/${picture}.svg`,
  label: propertyTypes[index]?.label ?? '',
  filter: propertyTypes[index]?.filter ?? '',
}));
