import { catalogue } from '../../catalogue.ts';

export const experienceListResultsTexts = catalogue('experience-list/results', {
  attractions: 'attractions',
  tours: 'tour packages',
  attractionsFailed: 'Failed to fetch attractions',
  toursFailed: 'Failed to fetch tour packages',
  loadingMoreAttractions: 'Loading more attractions',
  loadingMoreTours: 'Loading more tour packages',
  loadingAttractions: 'Loading attractions...',
  loadingTours: 'Loading tour packages...',
  clearAll: 'Clear all',
});
