import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { listsMeals, mealsText, nightText } from './planned-day.ts';

test.each([
  [[], ''],
  [['dinner'], 'Dinner'],
  [['dinner', 'breakfast'], 'Breakfast and dinner'],
  [['breakfast', 'lunch', 'dinner', 'lunch'], 'Breakfast, lunch and dinner'],
] as const)('the meals %j are written as %j', (meals, text) => {
  expect(mealsText(english, meals)).toBe(text);
});

test('a night is described by its hotel and place, as far as either is known', () => {
  expect(nightText({ hotel: 'Tented camp', hotelPlace: 'Sarchu' })).toBe('Tented camp, Sarchu');
  expect(nightText({ hotel: null, hotelPlace: 'Leh' })).toBe('Leh');
  expect(nightText({ hotel: null, hotelPlace: null })).toBe('');
});

test('one day with a meal means that the tour describes its meals', () => {
  const day = { day: 1, title: 'Up', meals: [], hotel: null, hotelPlace: null } as const;
  expect(listsMeals([day])).toBe(false);
  expect(listsMeals([day, { ...day, day: 2, meals: ['lunch'] }])).toBe(true);
});
