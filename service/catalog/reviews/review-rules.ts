import type { FieldRule } from '../../core/field-rule.ts';

/** What the words of a review take (S1 §5); its stars are a number. */
export const reviewRules = {
  Name: { missing: 'Please enter your name.', most: 120 },
  Comment: { missing: 'Please write a comment.', most: 4_000 },
} as const satisfies Record<string, FieldRule>;
