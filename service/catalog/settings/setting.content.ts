import type { ContentType } from '../../content/content-type.ts';

/** A setting of the operator that everyone may read, by key. */
export const setting: ContentType = {
  name: 'setting',
  path: 'settings',
  table: 'settings',
  shape: 'entry',
  shownBy: 'public',
  // each key has exactly one row
  actions: ['update'],
  fields: {
    key: { kind: 'text', column: 'key', computed: true },
    value: { kind: 'json', column: 'value', required: true },
  },
  relations: {},
};
