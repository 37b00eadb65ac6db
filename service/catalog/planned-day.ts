import { catalogMealsTexts } from '../../messages/en/catalog/meals.ts';
import type { Translate } from '../../messages/translate.ts';

/** Meals that a day of a tour can include, in order. */
export const meals = ['breakfast', 'lunch', 'dinner'] as const;
export type Meal = (typeof meals)[number];

/** A day of a tour's itinerary. */
export interface PlannedDay {
  /** 1 is the first day of the tour. */
  readonly day: number;
  readonly title: string;
  readonly meals: readonly Meal[];
  /** Name or kind of the accommodation, and its place; null: unknown, or no night of the tour. */
  readonly hotel: string | null;
  readonly hotelPlace: string | null;
}

/** 'Breakfast and dinner', 'Breakfast, lunch and dinner'; '' without any. */
export function mealsText(t: Translate, included: readonly Meal[]): string {
  const text = t.list(meals.filter((meal) => included.includes(meal)).map((meal) => t(catalogMealsTexts[meal])));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Tented camp, Sarchu'; '' if nothing is known of the night. */
export function nightText({ hotel, hotelPlace }: Pick<PlannedDay, 'hotel' | 'hotelPlace'>): string {
  return [hotel, hotelPlace].filter(Boolean).join(', ');
}

/** True if the plan lists meals for any day; a day without meals then includes none. */
export const listsMeals = (plan: readonly PlannedDay[]): boolean => plan.some((day) => day.meals.length > 0);
