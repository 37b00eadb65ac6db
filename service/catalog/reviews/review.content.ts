import type { ContentType } from '../../content/content-type.ts';

/** What a guest says of a stay (S1 §3). `verified`: its author's booking there is completed. */
export const review: ContentType = {
  name: 'review',
  path: 'reviews',
  table: 'reviews',
  shape: 'entry',
  hiddenBy: 'hidden',
  partOf: 'stay',
  fields: {
    Name: { kind: 'text', column: 'name' },
    Rating: { kind: 'integer', column: 'rating' },
    Comment: { kind: 'richtext', column: 'comment' },
    verified: { kind: 'boolean', column: 'verified' },
  },
  relations: { stay: { kind: 'to-one', target: 'stay', column: 'stay_id' } },
};
