import type { ContentType } from '../../content/content-type.ts';
import { latitude, longitude, nameField, slugField, textsField } from '../plain-fields.ts';

/** A place that travellers search for, under all its spellings. */
export const destination: ContentType = {
  name: 'destination',
  path: 'destinations',
  table: 'destinations',
  shape: 'entry',
  translated: true,
  fields: {
    name: nameField(),
    slug: slugField,
    region: { kind: 'text', column: 'region', required: true, min: 1, max: 120 },
    aliases: { ...textsField('aliases'), untranslated: true },
    latitude: { ...latitude, required: true },
    longitude: { ...longitude, required: true },
    description: { kind: 'richtext', column: 'description', default: '' },
  },
  relations: { image: { kind: 'to-one', target: 'media', column: 'image_id' } },
};
