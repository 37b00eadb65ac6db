import type { ContentType } from '../../content/content-type.ts';
import { featureKinds } from './stay-vocabulary.ts';

/** An amenity, meal option, room facility or activity; `type` is the label of its kind (S1 §3). */
export const feature: ContentType = {
  name: 'feature',
  path: 'features',
  table: 'features',
  shape: 'entry',
  fields: {
    name: { kind: 'text', column: 'name' },
    icon: { kind: 'text', column: 'icon' },
    type: {
      kind: 'text',
      column: 'kind',
      labels: Object.fromEntries(Object.entries(featureKinds).map(([kind, { label }]) => [kind, label])),
    },
  },
  relations: {},
};
