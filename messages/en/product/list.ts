import { catalogue } from '../../catalogue.ts';

export const productListTexts = catalogue('product/list', {
  skipToResults: 'Skip to results',
  filters: 'Filters',
  filtersChosen: 'Filters ({count})',
  results: 'Results',
  map: 'Map',
  sort: 'Sort',
  applySort: 'Sort',
  activeFilters: 'Active filters',
  removeFilter: '<hidden>Remove filter </hidden>{label}',
  clearAllFilters: 'Clear all filters',
  earlierResults: 'Earlier results',
  shown: 'Showing {shown} of {total}',
  shownFrom: 'Showing {from} to {to} of {total}',
  loadMore: 'Load More',
  showMore: 'Show more',
});
