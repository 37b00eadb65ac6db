import { z } from 'zod';
import { sectionOf } from '../../content/write-calls.ts';
import { required, unknownFields } from '../../platform/body-fields.ts';
import { type Call, call } from '../../platform/call.ts';
import { answerReview, hideReview, moderatedReview, showReview } from './moderate-review.ts';
import { review } from './review.content.ts';

/** The section of reviews in the API documentation. */
export const reviewsSection = sectionOf(review);
const params = z.object({ documentId: z.string().max(100) });
const strict = unknownFields(([first]) => `Invalid key ${first}`);
/** Text that can be stored and shown: no NUL, no broken surrogate pairs. */
const text = (name: string, most: number) =>
  required(name)
    .transform((typed) => typed.trim())
    .pipe(
      z
        .string()
        .min(1, `${name} is a required field`)
        .max(most, `${name} must be at most ${most} characters`)
        .refine((typed) => typed.isWellFormed() && !typed.includes('\0'), `${name} must be plain text`),
    );
const answer = z.object({ data: moderatedReview });

/** The calls with which editors, support and admins moderate reviews (REVIEW-5). */
export const reviewCalls: readonly Call[] = [
  call({
    method: 'POST',
    path: '/api/admin/reviews/:documentId/hide',
    section: reviewsSection,
    summary: 'Hide a review from all lists, counts and ratings',
    viewer: 'signed-in',
    params,
    body: z.strictObject({ reason: text('reason', 500) }, strict),
    answer,
    run: async (ctx, { params, body }) => ({ data: await hideReview(ctx, { ...params, ...body }) }),
  }),
  call({
    method: 'POST',
    path: '/api/admin/reviews/:documentId/show',
    section: reviewsSection,
    summary: 'Unhide a review',
    viewer: 'signed-in',
    params,
    answer,
    run: async (ctx, { params }) => ({ data: await showReview(ctx, params) }),
  }),
  call({
    method: 'POST',
    path: '/api/admin/reviews/:documentId/answer',
    section: reviewsSection,
    summary: 'Reply to a review publicly. null removes the reply',
    viewer: 'signed-in',
    params,
    body: z.strictObject({ answer: text('answer', 4_000).nullable() }, strict),
    answer,
    run: async (ctx, { params, body }) => ({ data: await answerReview(ctx, { ...params, ...body }) }),
  }),
];
