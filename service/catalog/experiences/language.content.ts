import type { ContentType } from '../../content/content-type.ts';

/** A language in which attractions and tours are guided. */
export const language: ContentType = {
  name: 'language',
  path: 'languages',
  table: 'languages',
  shape: 'entry',
  fields: {
    name: { kind: 'text', column: 'name', required: true, min: 1, max: 60, unique: true },
    code: {
      kind: 'text',
      column: 'code',
      required: true,
      max: 12,
      unique: true,
      pattern: { matches: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/, says: 'must be a language code such as hi' },
    },
  },
  relations: {},
};
