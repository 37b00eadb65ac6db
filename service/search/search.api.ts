import { z } from 'zod';
import { productTypes } from '../catalog/kinds.ts';
import { type Call, call } from '../platform/call.ts';
import { suggestPlaces } from './suggest-places.ts';
import { suggestionKinds } from './suggestions/suggestions.ts';

const answer = z.object({
  data: z.array(
    z.object({
      kind: z.enum(suggestionKinds),
      name: z.string(),
      place: z.string().nullable().describe('The destination in which a landmark or a product is'),
      region: z.string().nullable().describe('State or union territory'),
      search: z.string().nullable().describe('What to search lists for; null: a product, which has a page of its own'),
      type: z.enum(productTypes).nullable().describe('Of a product'),
      slug: z.string().nullable().describe('Of a product'),
      offers: z.int().min(0).nullable().describe('How many products there are at the place; null of a product'),
    }),
  ),
  meta: z.object({}),
});

/** Suggestions for location fields while people type. */
export const searchCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: '/api/suggestions',
    section: {
      name: 'Suggestions',
      group: 'Shop',
      description: 'What a typed text may mean: destinations, regions, landmarks and single products.',
    },
    summary: 'Up to 8 places and products that a typed text may mean, typing errors and other names forgiven',
    viewer: 'anyone',
    query: z.object({
      q: z.string().max(100).describe('What was typed'),
      type: z.enum(productTypes).optional().describe('Only products of that type, and places where there are some'),
    }),
    answer,
    // a request for every few letters, from all people behind one address
    limit: { times: 600, seconds: 60 },
    run: async (ctx, { query }) => ({ data: await suggestPlaces(ctx, { text: query.q, type: query.type }), meta: {} }),
  }),
];
