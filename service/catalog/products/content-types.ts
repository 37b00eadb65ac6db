import { contentModel } from '../../content/content-type.ts';
import { destination } from '../destinations/destination.content.ts';
import { productTypes } from '../kinds.ts';
import { review } from '../reviews/review.content.ts';
import { setting } from '../settings/setting.content.ts';
import { products } from './products.ts';

/** All types of the content API: those of the products, and the others. */
export const content = contentModel([
  ...productTypes.flatMap((type) => products[type].content),
  review,
  destination,
  setting,
]);
