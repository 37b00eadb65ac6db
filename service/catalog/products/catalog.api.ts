import { z } from 'zod';
import { contentCalls as callsOf, contentAccess } from '../../content/content-calls.ts';
import { type Call, call } from '../../platform/call.ts';
import { postReview } from '../reviews/post-review.ts';
import { reviewCalls, reviewsSection } from '../reviews/reviews.api.ts';
import { content } from './content-types.ts';
import { writeHooks } from './write-hooks.ts';

/** Reading and writing the catalogue's content, for the content API and the back office. */
export const catalogContent = contentAccess(content, writeHooks);

/** The calls of the content API: reads and writes of every content type, and guest reviews. */
export const contentCalls: readonly Call[] = [
  ...callsOf(catalogContent),
  ...reviewCalls,
  call({
    method: 'POST',
    path: '/api/reviews',
    section: reviewsSection,
    summary: 'Review a stay, an attraction, a tour package or a car',
    viewer: 'anyone',
    // reviews have validation messages of their own, so only an object is required here
    body: z.record(z.string(), z.unknown()),
    status: 201,
    limit: { times: 5, seconds: 600 },
    run: async (ctx, { body }) => ({ data: await postReview(ctx, body), meta: {} }),
  }),
];
