import type { ContentType } from '../../content/content-type.ts';

/** A question about a stay (STAY-27). */
export const faq: ContentType = {
  name: 'faq',
  path: 'faqs',
  table: 'faqs',
  shape: 'entry',
  partOf: ['stay'],
  ordered: { column: 'position', within: 'stay' },
  proposed: ['question', 'answer'],
  fields: {
    question: { kind: 'text', column: 'question', required: true, min: 1, max: 500 },
    answer: { kind: 'richtext', column: 'answer', required: true, min: 1, max: 5_000 },
  },
  relations: { stay: { kind: 'to-one', target: 'stay', column: 'stay_id', required: true } },
};
