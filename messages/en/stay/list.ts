import { catalogue } from '../../catalogue.ts';

export const stayListTexts = catalogue('stay/list', {
  heading: 'Find your perfect stay',
  stays: 'stays',
  view: 'View',
  loadFailed: 'Error loading stays',
  failed: 'Failed to fetch stays',
  loadingMore: 'Loading more stays',
  loading: 'Loading stays...',
  adjust: 'Try adjusting your filters or search criteria to find more options.',
  none: 'We could not find any stays matching your search. Please try again later.',
  clearFilters: 'Clear all filters',
  title: 'Stays',
});
