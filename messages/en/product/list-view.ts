import { catalogue } from '../../catalogue.ts';

export const productListViewTexts = catalogue('product/list-view', {
  mapArea: 'Map area',
  priceBetween: '{min} to {max}',
  priceFrom: 'From {min}',
  priceUpTo: 'Up to {max}',
  anywhere: 'Anywhere in India',
  search: '{place} · {days}',
  searchFor: '{place} · {days} · {guests, plural, one {# guest} other {# guests}}',
});
