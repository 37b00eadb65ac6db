import { z } from 'zod';
import { adminFieldsTexts } from '../../../messages/en/admin/fields.ts';
import { sentence } from '../../../messages/message.ts';
import type { ContentType } from '../../content/content-type.ts';
import type { Field } from '../../content/field.ts';
import { nameField } from '../plain-fields.ts';
import { wordedName } from '../vocabulary.ts';
import { rewordPolicy } from './policy.ts';
import { featureTypes, nearbyKinds } from './stay-vocabulary.ts';

/** Text or rich-text blocks; only the type and text of blocks are used. */
const blocks = z.array(z.looseObject({ type: z.string().max(40) })).max(100);
const policyText = z.union([z.string().max(5_000), blocks]);

function policy(column: string): Field {
  return { kind: 'json', column, schema: policyText, reword: rewordPolicy };
}

function clock(column: string): Field {
  return { kind: 'text', column, required: true, min: 1, max: 40, untranslated: true };
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
    cancellationPolicy: {
      ...policy('cancellation_policy'),
      untranslated: true,
      about: sentence(adminFieldsTexts.unusedPolicy),
    },
    childrenPolicy: policy('children_policy'),
    bedPolicy: policy('bed_policy'),
    ageRestriction: policy('age_restriction'),
    petsPolicy: policy('pets_policy'),
    eventsPolicy: policy('events_policy'),
    quietHours: policy('quiet_hours'),
  },
  relations: { stay: { kind: 'to-one', target: 'stay', column: 'stay_id', required: true } },
};

/** A question about a stay (STAY-27). */
export const faq: ContentType = {
  name: 'faq',
  path: 'faqs',
  table: 'faqs',
  shape: 'entry',
  partOf: ['stay'],
  ordered: { column: 'position', within: 'stay' },
  proposed: ['question', 'answer'],
  fields: {
    question: { kind: 'text', column: 'question', required: true, min: 1, max: 500 },
    answer: { kind: 'richtext', column: 'answer', required: true, min: 1, max: 5_000 },
  },
  relations: { stay: { kind: 'to-one', target: 'stay', column: 'stay_id', required: true } },
};

/** An amenity, meal option, room facility or activity; `type` is the label of its kind (STAY-23). */
export const feature: ContentType = {
  name: 'feature',
  path: 'features',
  table: 'features',
  shape: 'entry',
  translated: true,
  fields: {
    name: { kind: 'text', column: 'name', required: true, min: 1, max: 120, worded: wordedName },
    icon: { kind: 'text', column: 'icon', default: 'check', max: 60, untranslated: true },
    type: { kind: 'text', column: 'kind', required: true, labels: featureTypes },
  },
  relations: {},
};

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
