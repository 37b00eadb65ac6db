import { catalogue } from '../../catalogue.ts';

export const productCardTexts = catalogue('product/card', {
  otherDates: 'See other dates',
  nextPicture: 'Next picture of {name}',
  previousPicture: 'Previous picture of {name}',
  picture: 'Picture {at} of {count}',
});
