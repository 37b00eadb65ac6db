import { catalogue } from '../../catalogue.ts';

export const experienceListCategoriesTexts = catalogue('experience-list/categories', {
  pilgrimage: 'Pilgrimage Tours',
  adventure: 'Adventure Tours',
  wildlife: 'Wildlife Tours',
  cultural: 'Cultural Tours',
});
