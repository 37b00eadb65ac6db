import { catalogue } from '../../catalogue.ts';

/** Meals in a list, which begins with a capital: 'Breakfast and dinner'. */
export const catalogMealsTexts = catalogue('catalog/meals', {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
});
