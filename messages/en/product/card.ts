import { catalogue } from '../../catalogue.ts';

export const productCardTexts = catalogue('product/card', {
  originalPrice: '<hidden>Original price </hidden>{price}',
  otherDates: 'See other dates',
  nextPicture: 'Next picture of {name}',
  previousPicture: 'Previous picture of {name}',
  picture: 'Picture {at} of {count}',
});
