import { fieldRulesTexts } from '../../../messages/en/field-rules.ts';
import { reportReviewTexts } from '../../../messages/en/report-review.ts';
import type { FieldRule } from '../../core/field-rule.ts';
import { kinds, type ProductType, productTypes } from '../kinds.ts';

/** What can be reviewed, by the field that names it in a body. */
export type Reviewed = (typeof kinds)[ProductType]['review']['name'];
export const reviewedNames: readonly Reviewed[] = productTypes.map((type) => kinds[type].review.name);

/** The product type of that field, and its review settings. */
export function reviewedProduct(name: Reviewed) {
  const type = productTypes.find((type) => kinds[type].review.name === name);
  if (!type) throw new RangeError(`Nothing is reviewed as ${name}`);
  const { table, review } = kinds[type];
  return { type, table, ...review };
}

/** Once a product has this many verified reviews, only those make up its rating and number (decision 21). */
export const enoughVerified = 3;

/** Limits and messages of a review's texts (REVIEW-2). */
export const reviewRules = {
  Name: { missing: fieldRulesTexts.senderMissing, most: 120 },
  Comment: { missing: fieldRulesTexts.commentMissing, most: 4_000 },
} as const satisfies Record<string, FieldRule>;

/** Visible without a reply, visible with one, hidden, or reported and not settled since. */
export const queueStates = ['unanswered', 'answered', 'hidden', 'reported'] as const;

export type QueueState = (typeof queueStates)[number];

/** Types of traveller. */
export const travellerNames = ['solo', 'couple', 'family', 'friends', 'business'] as const;
export type TravellerType = (typeof travellerNames)[number];
export const isTravellerType = (word: unknown): word is TravellerType => travellerNames.some((name) => name === word);

/** Aspects that a review may score besides its rating, 1 to 5. */
export const aspects = ['cleanliness', 'location', 'value', 'service'] as const;
export type AspectScores = Readonly<Record<(typeof aspects)[number], number | null>>;

/** Reasons for reporting a review, and their labels. */
export const reportReasons = {
  wrong: reportReviewTexts.wrong,
  offensive: reportReviewTexts.offensive,
  'no-guest': reportReviewTexts.noGuest,
} as const;
export type ReportReason = keyof typeof reportReasons;

export const reasonNames: readonly ReportReason[] = ['wrong', 'offensive', 'no-guest'];

export function reportReasonOf(name: string): ReportReason | undefined {
  return reasonNames.find((reason) => reason === name);
}
