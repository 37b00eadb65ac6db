import { z } from 'zod';

/** A review with its moderation. */
export const moderatedReview = z.object({
  documentId: z.string(),
  hidden: z.boolean(),
  hiddenBecause: z.string().nullable(),
  answer: z.string().nullable(),
  answeredAt: z.date().nullable(),
});
export type ModeratedReview = z.infer<typeof moderatedReview>;
