import { z } from 'zod';
import { review } from '../../service/catalog/reviews/review.content.ts';
import { number, text } from './declared.ts';

const date = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be MM-DD');

/** From one day of the year to another, perhaps of the next. */
export const yearlyDays = z.tuple([date, date]);

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
