import { z } from 'zod';
import type { ContentType } from '../../content/content-type.ts';
import type { Field } from '../../content/field.ts';

/** Text or rich-text blocks; only the type and text of blocks are used. */
const blocks = z.array(z.looseObject({ type: z.string().max(40) })).max(100);
const policyText = z.union([z.string().max(5_000), blocks]);

function policy(column: string, about?: string): Field {
  return { kind: 'json', column, schema: policyText, ...(about && { about }) };
}

function clock(column: string): Field {
  return { kind: 'text', column, required: true, min: 1, max: 40 };
}

/** The rules of a stay; a policy is text or a list of rich-text blocks (STAY-27). */
export const houseRule: ContentType = {
  name: 'house-rule',
  path: 'house-rules',
  table: 'house_rules',
  shape: 'entry',
  partOf: ['stay'],
  proposed: [
    'checkInTime',
    'checkOutTime',
    'childrenPolicy',
    'bedPolicy',
    'ageRestriction',
    'petsPolicy',
    'eventsPolicy',
    'quietHours',
  ],
  fields: {
    checkInTime: clock('check_in_time'),
    checkOutTime: clock('check_out_time'),
    cancellationPolicy: policy(
      'cancellation_policy',
      'Not shown on the website: guests read the cancellation policy of the stay, by which they get their refund',
    ),
    childrenPolicy: policy('children_policy'),
    bedPolicy: policy('bed_policy'),
    ageRestriction: policy('age_restriction'),
    petsPolicy: policy('pets_policy'),
    eventsPolicy: policy('events_policy'),
    quietHours: policy('quiet_hours'),
  },
  relations: { stay: { kind: 'to-one', target: 'stay', column: 'stay_id', required: true } },
};
