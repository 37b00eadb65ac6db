import { catalogue } from '../../catalogue.ts';

export const productCardTexts = catalogue('product/card', {
  otherDates: 'See other dates',
});
