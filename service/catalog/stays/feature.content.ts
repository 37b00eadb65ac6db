import type { ContentType } from '../../content/content-type.ts';
import { featureKinds } from './stay-vocabulary.ts';

/** An amenity, meal option, room facility or activity; `type` is the label of its kind (STAY-23). */
export const feature: ContentType = {
  name: 'feature',
  path: 'features',
  table: 'features',
  shape: 'entry',
  fields: {
    name: { kind: 'text', column: 'name', required: true, min: 1, max: 120 },
    icon: { kind: 'text', column: 'icon', default: 'check', max: 60 },
    type: {
      kind: 'text',
      column: 'kind',
      required: true,
      labels: Object.fromEntries(Object.entries(featureKinds).map(([kind, { label }]) => [kind, label])),
    },
  },
  relations: {},
};
