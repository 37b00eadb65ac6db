import { catalogue } from '../../catalogue.ts';

export const catalogSortsTexts = catalogue('catalog/sorts', {
  recommended: 'Recommended',
  'price-low': 'Price (Low to High)',
  'price-high': 'Price (High to Low)',
  rating: 'Rating',
});
