import type { ContentType } from '../../content/content-type.ts';

/** A day of a tour package, part of it. */
export const itineraryDay: ContentType = {
  name: 'itinerary-day',
  table: 'itinerary_days',
  shape: 'component',
  fields: {
    day: { kind: 'integer', column: 'day', required: true, min: 1, max: 365 },
    title: { kind: 'text', column: 'title', required: true, min: 1, max: 200 },
    details: { kind: 'richtext', column: 'details', required: true, max: 5_000 },
  },
  relations: {},
};
