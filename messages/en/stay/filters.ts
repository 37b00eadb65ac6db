import { catalogue } from '../../catalogue.ts';

export const stayFiltersTexts = catalogue('stay/filters', {
  priceRange: 'Price range',
  minPrice: 'Min price',
  maxPrice: 'Max price',
});
