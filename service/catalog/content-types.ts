import { contentModel } from '../content/content-type.ts';
import { language } from './attractions/language.content.ts';
import { popularFilter } from './attractions/popular-filter.content.ts';
import { timeSlot } from './attractions/time-slot.content.ts';
import { destination } from './destinations/destination.content.ts';
import { productTypes } from './kinds.ts';
import { products } from './products.ts';
import { review } from './reviews/review.content.ts';
import { setting } from './settings/setting.content.ts';

/** Everything that can be read through the content API: what the products bring, what several share, and the rest. */
export const content = contentModel([
  ...productTypes.flatMap((type) => products[type].content),
  ...[language, popularFilter, timeSlot],
  ...[review, destination, setting],
]);
