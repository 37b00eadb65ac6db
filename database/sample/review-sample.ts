import { z } from 'zod';
import { review } from '../../service/catalog/reviews/review.content.ts';
import { number, text } from './declared.ts';

/** What guests said of a product. */
export const reviews = z.array(
  z.strictObject({
    Name: text(review, 'Name'),
    Rating: number(review, 'Rating'),
    Comment: text(review, 'Comment'),
    date: z.iso.date().describe('A day gone by'),
  }),
);

export type ReviewSample = z.infer<typeof reviews>[number];
