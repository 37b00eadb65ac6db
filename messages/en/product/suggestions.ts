import { catalogue } from '../../catalogue.ts';

export const productSuggestionsTexts = catalogue('product/suggestions', {
  trending: 'Trending Destinations',
  suggestions: 'Suggestions',
  found: '{count, plural, one {# suggestion} other {# suggestions}}',
  recent: 'Recent searches',
  state: 'State',
  landmark: 'Landmark',
});
