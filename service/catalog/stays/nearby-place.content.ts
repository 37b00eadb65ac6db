import type { ContentType } from '../../content/content-type.ts';
import { nameField } from '../plain-fields.ts';
import { nearbyKinds } from './stay-vocabulary.ts';

/** A place within walking distance of a stay (STAY-25). */
export const nearbyPlace: ContentType = {
  name: 'nearby-place',
  path: 'nearby-places',
  table: 'nearby_places',
  shape: 'entry',
  partOf: ['stay'],
  ordered: { column: 'position', within: 'stay' },
  proposed: ['Name', 'Type', 'Description', 'Distance', 'WalkingTime'],
  fields: {
    Name: nameField(),
    Type: { kind: 'text', column: 'type', required: true, oneOf: nearbyKinds },
    Description: { kind: 'richtext', column: 'description', default: '', max: 2_000 },
    Distance: { kind: 'decimal', column: 'distance', required: true, min: 0, max: 100_000 },
    WalkingTime: { kind: 'text', column: 'walking_time', default: '', max: 60 },
  },
  relations: { stay: { kind: 'to-one', target: 'stay', column: 'stay_id', required: true } },
};
