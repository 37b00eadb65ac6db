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
      place: z.string().nullable().describe('The destination of a landmark or product'),
      region: z.string().nullable().describe('State or union territory'),
      search: z
        .string()
        .nullable()
        .describe('The text to search lists for; null for products, which have their own page'),
      type: z.enum(productTypes).nullable().describe('Of a product'),
      slug: z.string().nullable().describe('Of a product'),
      image: z.string().nullable().describe('Address; destinations and products have a small picture'),
      offers: z.int().min(0).nullable().describe('Number of products at the place; null for products'),
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
      group: 'Website',
      description: 'Suggestions for a typed text: destinations, regions, landmarks and products.',
    },
    summary: 'Suggest up to 8 places and products for a typed text. Allows for typing errors and other names',
    viewer: 'anyone',
    query: z.object({
      q: z.string().max(100).describe('The typed text'),
      type: z.enum(productTypes).optional().describe('Only products of this type, and places that have some'),
    }),
    answer,
    // a request for every few letters, from all people behind one address
    limit: { times: 600, seconds: 60 },
    run: async (ctx, { query }) => ({ data: await suggestPlaces(ctx, { text: query.q, type: query.type }), meta: {} }),
  }),
];
