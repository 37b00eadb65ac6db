import type { ContentType } from '../../content/content-type.ts';

/** Something that the operator decides and everybody may read, by its key. */
export const setting: ContentType = {
  name: 'setting',
  path: 'settings',
  table: 'settings',
  shape: 'entry',
  shownBy: 'public',
  // each key has its one row
  actions: ['update'],
  fields: {
    key: { kind: 'text', column: 'key', computed: true },
    value: { kind: 'json', column: 'value', required: true },
  },
  relations: {},
};
