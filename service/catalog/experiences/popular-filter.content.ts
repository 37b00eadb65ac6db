import type { ContentType } from '../../content/content-type.ts';

/** A popular filter; programs use its code ('skip_line' is skip-the-line, EXP-9). */
export const popularFilter: ContentType = {
  name: 'popular-filter',
  path: 'popular-filters',
  table: 'popular_filters',
  shape: 'entry',
  fields: {
    name: { kind: 'text', column: 'name', required: true, min: 1, max: 120, unique: true },
    code: {
      kind: 'text',
      column: 'code',
      required: true,
      max: 60,
      unique: true,
      pattern: { matches: /^[a-z][a-z0-9_]*$/, says: 'must be lower-case words with underscores' },
    },
  },
  relations: {},
};
