import { catalogue } from '../catalogue.ts';

/** What a saved product costs, by what is sold of it. */
export const savedPricesTexts = catalogue('saved-prices', {
  day: '{price} for one day',
  night: '{price} for one night',
  person: '{price} for one person',
});
