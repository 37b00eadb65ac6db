import { adminFieldsTexts } from '../../../messages/en/admin/fields.ts';
import { type Message, sentence } from '../../../messages/message.ts';
import type { ContentType } from '../../content/content-type.ts';
import type { Field } from '../../content/field.ts';
import { priceField } from '../plain-fields.ts';

const yesOrNo = (column: string, about: Message): Field => ({
  kind: 'text',
  column,
  oneOf: ['yes', 'no'],
  empty: sentence(adminFieldsTexts.unknown),
  untranslated: true,
  about: sentence(about),
});

/** What a guest should know of a stay before paying (decision 199). An empty field is unknown and is not shown. */
export const stayFact: ContentType = {
  name: 'stay-fact',
  path: 'stay-facts',
  table: 'stay_facts',
  shape: 'entry',
  partOf: ['stay'],
  proposed: [
    'couples',
    'localIds',
    'minimumAge',
    'childrenFrom',
    'childrenFreeTo',
    'vegetarian',
    'extraBed',
    'extraBedPrice',
    'earlyCheckIn',
    'earlyCheckInPrice',
    'lift',
    'groundFloor',
    'steps',
    'nearestPlace',
    'nearestDistance',
  ],
  fields: {
    couples: yesOrNo('couples', adminFieldsTexts.couples),
    localIds: yesOrNo('local_ids', adminFieldsTexts.localIds),
    minimumAge: {
      kind: 'integer',
      column: 'minimum_age',
      min: 1,
      max: 99,
      about: sentence(adminFieldsTexts.minimumAge),
    },
    childrenFrom: {
      kind: 'integer',
      column: 'children_from',
      min: 0,
      max: 18,
      about: sentence(adminFieldsTexts.childrenFrom),
    },
    childrenFreeTo: {
      kind: 'integer',
      column: 'children_free_to',
      min: 0,
      max: 17,
      about: sentence(adminFieldsTexts.childrenFreeTo),
    },
    vegetarian: yesOrNo('vegetarian', adminFieldsTexts.vegetarian),
    extraBed: yesOrNo('extra_bed', adminFieldsTexts.extraBed),
    extraBedPrice: priceField('extra_bed_price_paise', { about: sentence(adminFieldsTexts.extraBedPrice) }),
    earlyCheckIn: {
      kind: 'text',
      column: 'early_check_in',
      max: 5,
      pattern: { matches: /^([01]\d|2[0-3]):[0-5]\d$/, says: 'must be a time as HH:MM' },
      untranslated: true,
      about: sentence(adminFieldsTexts.earlyCheckIn),
    },
    earlyCheckInPrice: priceField('early_check_in_price_paise', {
      about: sentence(adminFieldsTexts.earlyCheckInPrice),
    }),
    lift: yesOrNo('lift', adminFieldsTexts.lift),
    groundFloor: yesOrNo('ground_floor', adminFieldsTexts.groundFloor),
    steps: { kind: 'integer', column: 'steps', min: 0, max: 9_999, about: sentence(adminFieldsTexts.steps) },
    nearestPlace: {
      kind: 'text',
      column: 'nearest_place',
      min: 1,
      max: 120,
      about: sentence(adminFieldsTexts.nearestPlace),
    },
    nearestDistance: {
      kind: 'integer',
      column: 'nearest_distance',
      min: 0,
      max: 100_000,
      about: sentence(adminFieldsTexts.nearestDistance),
    },
  },
  relations: { stay: { kind: 'to-one', target: 'stay', column: 'stay_id', required: true } },
};
