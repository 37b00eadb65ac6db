import { z } from 'zod';
import { contentCalls as callsOf, contentAccess } from '../content/content-calls.ts';
import { type Call, call } from '../platform/call.ts';
import { calendarCalls } from './calendar.api.ts';
import { content } from './content-types.ts';
import { postReview } from './reviews/post-review.ts';
import { reviewCalls, reviewsSection } from './reviews/reviews.api.ts';
import { suggestionCalls } from './suggestions/suggestions.api.ts';
import { writeHooks } from './write-hooks.ts';

/** How the catalogue's content is read and written: by the content API and by the back office. */
export const catalogContent = contentAccess(content, writeHooks);

/** What the content API answers: the reads and writes of every declared type, and reviews from guests. */
export const contentCalls: readonly Call[] = [
  ...callsOf(catalogContent),
  ...reviewCalls,
  ...calendarCalls,
  ...suggestionCalls,
  call({
    method: 'POST',
    path: '/api/reviews',
    section: reviewsSection,
    summary: 'Review a stay, an attraction, a tour package or a car',
    viewer: 'anyone',
    // the findings of a review have texts of their own, so the door only makes sure that there is an object
    body: z.record(z.string(), z.unknown()),
    status: 201,
    limit: { times: 5, seconds: 600 },
    run: async (ctx, { body }) => ({ data: await postReview(ctx, body), meta: {} }),
  }),
];
