import { z } from 'zod';

/** A review as staff sees it. */
export const moderatedReview = z.object({
  documentId: z.string(),
  hidden: z.boolean(),
  hiddenBecause: z.string().nullable(),
  answer: z.string().nullable(),
  answeredAt: z.date().nullable(),
});
export type ModeratedReview = z.infer<typeof moderatedReview>;
