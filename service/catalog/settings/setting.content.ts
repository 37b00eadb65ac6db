import type { ContentType } from '../../content/content-type.ts';
import { rewordSetting, wordedSetting } from './setting-texts.ts';

/** A setting of the operator that everyone may read, by key. */
export const setting: ContentType = {
  name: 'setting',
  path: 'settings',
  table: 'settings',
  shape: 'entry',
  translated: true,
  shownBy: 'public',
  // each key has exactly one row
  actions: ['update'],
  fields: {
    key: { kind: 'text', column: 'key', computed: true },
    value: { kind: 'json', column: 'value', required: true, reword: rewordSetting, worded: wordedSetting },
  },
  relations: {},
};
