import { catalogue } from '../../catalogue.ts';

export const catalogVisitTexts = catalogue('catalog/visit', {
  noSuchDate: 'That date does not exist',
});
