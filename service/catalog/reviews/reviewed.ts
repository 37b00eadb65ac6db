import type { FieldRule } from '../../core/field-rule.ts';
import { kinds, type ProductType, productTypes } from '../kinds.ts';

/** What a review can be of, by the field that names it in a body. */
export type Reviewed = (typeof kinds)[ProductType]['review']['name'];
export const reviewedNames: readonly Reviewed[] = productTypes.map((type) => kinds[type].review.name);

/** The type of product that a review names so, and what is kept of its reviews. */
export function reviewedProduct(name: Reviewed) {
  const type = productTypes.find((type) => kinds[type].review.name === name);
  if (!type) throw new RangeError(`Nothing is reviewed as ${name}`);
  const { table, review } = kinds[type];
  return { type, table, ...review };
}

/** Once a product has so many verified reviews, only those make its score and its number (decision 21). */
export const enoughVerified = 3;

/** What the words of a review take (REVIEW-2); its stars are a number. */
export const reviewRules = {
  Name: { missing: 'Please enter your name.', most: 120 },
  Comment: { missing: 'Please write a comment.', most: 4_000 },
} as const satisfies Record<string, FieldRule>;
