import type { ContentType } from '../../content/content-type.ts';

/** Something worth a walk from a stay (S1 §3). */
export const nearbyPlace: ContentType = {
  name: 'nearby-place',
  path: 'nearby-places',
  table: 'nearby_places',
  shape: 'entry',
  partOf: 'stay',
  fields: {
    Name: { kind: 'text', column: 'name' },
    Type: { kind: 'text', column: 'type' },
    Description: { kind: 'richtext', column: 'description' },
    Distance: { kind: 'decimal', column: 'distance' },
    WalkingTime: { kind: 'text', column: 'walking_time' },
  },
  relations: { stay: { kind: 'to-one', target: 'stay', column: 'stay_id' } },
};
