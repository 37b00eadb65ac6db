import type { ContentType } from '../../content/content-type.ts';

/** A part of the day when a visit can begin; each of its times is an option of its own (EXP-28). */
export const timeSlot: ContentType = {
  name: 'time-slot',
  table: 'time_slots',
  shape: 'component',
  fields: {
    name: { kind: 'text', column: 'name', required: true, min: 1, max: 120 },
    availableTimes: {
      kind: 'texts',
      column: 'available_times',
      required: true,
      min: 1,
      max: 48,
      pattern: { matches: /^([01]\d|2[0-3]):[0-5]\d$/, says: 'must be times as HH:MM' },
    },
  },
  relations: {},
};
