import { catalogue } from '../../catalogue.ts';

export const catalogPriceTexts = catalogue('catalog/price', {
  about: 'About {price}',
  tax: '{name} ({percent}%)',
});
