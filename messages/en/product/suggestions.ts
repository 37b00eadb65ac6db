import { catalogue } from '../../catalogue.ts';

export const productSuggestionsTexts = catalogue('product/suggestions', {
  trending: 'Trending Destinations',
  suggestions: 'Suggestions',
  found: '{count, plural, one {# suggestion} other {# suggestions}}',
  recent: 'Recent searches',
  destination: 'Destination',
  state: 'State',
  landmark: 'Landmark',
});
