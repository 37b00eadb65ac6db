import type { ContentType } from '../../content/content-type.ts';

/** A place that travellers search for, under all its spellings. */
export const destination: ContentType = {
  name: 'destination',
  path: 'destinations',
  table: 'destinations',
  shape: 'entry',
  fields: {
    name: { kind: 'text', column: 'name' },
    slug: { kind: 'text', column: 'slug' },
    region: { kind: 'text', column: 'region' },
    aliases: { kind: 'texts', column: 'aliases' },
    latitude: { kind: 'decimal', column: 'latitude' },
    longitude: { kind: 'decimal', column: 'longitude' },
    description: { kind: 'richtext', column: 'description' },
  },
  relations: { image: { kind: 'to-one', target: 'media', column: 'image_id' } },
};
