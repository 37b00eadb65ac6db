import type { ContentType } from '../../content/content-type.ts';

/** The rules of a stay; a policy is a text or a list of rich-text blocks (S1 §3). */
export const houseRule: ContentType = {
  name: 'house-rule',
  path: 'house-rules',
  table: 'house_rules',
  shape: 'entry',
  partOf: 'stay',
  fields: {
    checkInTime: { kind: 'text', column: 'check_in_time' },
    checkOutTime: { kind: 'text', column: 'check_out_time' },
    cancellationPolicy: { kind: 'json', column: 'cancellation_policy' },
    childrenPolicy: { kind: 'json', column: 'children_policy' },
    bedPolicy: { kind: 'json', column: 'bed_policy' },
    ageRestriction: { kind: 'json', column: 'age_restriction' },
    petsPolicy: { kind: 'json', column: 'pets_policy' },
    eventsPolicy: { kind: 'json', column: 'events_policy' },
    quietHours: { kind: 'json', column: 'quiet_hours' },
  },
  relations: { stay: { kind: 'to-one', target: 'stay', column: 'stay_id' } },
};
