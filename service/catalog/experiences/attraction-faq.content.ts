import type { ContentType } from '../../content/content-type.ts';

/** A question about an attraction or a tour package; a component of it. */
export const attractionFaq: ContentType = {
  name: 'attraction-faq',
  table: 'attraction_faqs',
  shape: 'component',
  fields: {
    question: { kind: 'text', column: 'question', required: true, min: 1, max: 500 },
    answer: { kind: 'richtext', column: 'answer', required: true, min: 1, max: 5_000 },
  },
  relations: {},
};
