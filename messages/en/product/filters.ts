import { catalogue } from '../../catalogue.ts';

export const productFiltersTexts = catalogue('product/filters', {
  showFound: 'Show {found}',
  filters: 'Filters',
  showResults: 'Show results',
  showAll: 'Show all {count}<hidden> {title}</hidden>',
  showFewer: 'Show fewer<hidden> {title}</hidden>',
  showMore: 'Show more<hidden> {title}</hidden>',
  showLess: 'Show less<hidden> {title}</hidden>',
});
