import type { ContentType } from '../../content/content-type.ts';

/** A question that guests of a stay ask (S1 §3). */
export const faq: ContentType = {
  name: 'faq',
  path: 'faqs',
  table: 'faqs',
  shape: 'entry',
  partOf: 'stay',
  fields: {
    question: { kind: 'text', column: 'question' },
    answer: { kind: 'richtext', column: 'answer' },
  },
  relations: { stay: { kind: 'to-one', target: 'stay', column: 'stay_id' } },
};
