import { adminFieldsTexts } from '../../messages/en/admin/fields.ts';
import { sentence } from '../../messages/message.ts';
import { type Field, slugPattern } from '../content/field.ts';
import { knownPolicies } from './cancellation-policy.ts';

/** Field declarations shared by several types. A price is at most ten million rupees. */
export const slugField: Field = {
  kind: 'text',
  column: 'slug',
  max: 120,
  unique: true,
  pattern: slugPattern,
  madeFrom: 'name',
};

export function nameField(column = 'name'): Field {
  return { kind: 'text', column, required: true, min: 1, max: 200 };
}

export function priceField(column: string, more: Partial<Field> = {}): Field {
  return { kind: 'money', column, min: 0, max: 10_000_000, ...more };
}

export function yesNo(column: string, otherwise = false): Field {
  return { kind: 'boolean', column, default: otherwise };
}

/** The cancellation policy; empty: the free-cancellation flag decides. Write hooks check the name. */
export const policyField: Field = {
  kind: 'text',
  column: 'cancellation_policy',
  max: 40,
  about: sentence(adminFieldsTexts.policyNames, { names: knownPolicies.map(({ name }) => name).join(', ') }),
  listed: {
    in: 'cancellation-policies',
    none: sentence(adminFieldsTexts.noPolicy),
    about: sentence(adminFieldsTexts.policy),
  },
};

/** A list of short texts, empty by default. */
export function textsField(column: string): Field {
  return { kind: 'texts', column, default: [], max: 60 };
}

export const latitude: Field = { kind: 'decimal', column: 'latitude', min: -90, max: 90 };
export const longitude: Field = { kind: 'decimal', column: 'longitude', min: -180, max: 180 };

/** Average and number of the visible reviews. */
export const rating: Field = { kind: 'decimal', column: 'rating', computed: true };
export const reviewCount: Field = { kind: 'integer', column: 'reviews', computed: true };
