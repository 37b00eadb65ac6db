import { z } from 'zod';
import { type FieldRule, problemOf } from '../../core/field-rule.ts';
import { gstinOf, statesOfBuyers } from '../../core/gstin.ts';
import { tidyName } from '../../core/person-name.ts';
import { phoneNumberOf } from '../../core/phone-number.ts';
import { unknownFields } from '../../platform/body-fields.ts';
import { arrivalRule, guestRules, nameRule } from './guest-rules.ts';

function text(rule: FieldRule) {
  return z
    .string()
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .superRefine((typed, check) => {
      const problem = problemOf(rule, typed);
      if (problem !== undefined) check.addIssue({ code: 'custom', message: problem });
    });
}

/** Absent: stays; null or empty: is not told any more. */
function field(rule: FieldRule, clean = (typed: string) => typed) {
  return text(rule)
    .transform((typed) => clean(typed) || null)
    .nullish();
}

const strict = unknownFields(([first]) => `Invalid key ${first}`);

const business = {
  company: field(guestRules.company).describe('Whom invoices are for, in place of who booked: a company, or a person'),
  companyAddress: field(guestRules.companyAddress).describe('Of whom invoices are for; asked for from ₹50,000'),
  state: field(guestRules.state).describe(
    `Where whom invoices are for lives; asked for from ₹50,000. One of: ${statesOfBuyers.join(', ')}`,
  ),
  gstin: field(guestRules.gstin, gstinOf).describe(
    'Of the company: 15 letters and digits, the last of which checks the others; a UIN, and numbers of deductors and of suppliers from abroad, are taken too',
  ),
};

const head = {
  leadTraveller: field(guestRules.leadTraveller, tidyName).describe('Who travels, where it is not who books'),
  phone: field(guestRules.phone, (typed) => phoneNumberOf(typed) ?? ''),
  requests: field(guestRules.requests).describe('What the places should know'),
  ...business,
};

/** Of a line alone: when they arrive at a stay, and who they are where its product asks for names. */
const ofLine = {
  arrivalTime: field(arrivalRule).describe('HH:MM, of a stay'),
  names: z
    .array(text({ ...nameRule, missing: 'Please enter a name' }).transform(tidyName))
    .max(100, 'At most 100 names')
    .optional()
    .describe('Of as many as travel at most, where the product asks for names (`asksNames`)'),
};

/** With a sale: of its items by their number in the cart, from 0 on. */
export const soldGuests = z.strictObject(
  {
    ...head,
    items: z
      .array(z.strictObject({ item: z.int().min(0).max(29), ...ofLine }, strict))
      .max(30)
      .optional(),
  },
  strict,
);
export type SoldGuests = z.output<typeof soldGuests>;

/** With a car: its form asks for the rest. */
export const businessGuests = z.strictObject(business, strict);

/** Of a booking: of its lines by their lineIds. */
export const changedGuests = z.strictObject(
  {
    ...head,
    lines: z
      .array(z.strictObject({ line: z.int().positive(), ...ofLine }, strict))
      .max(30)
      .optional(),
  },
  strict,
);
export type ChangedGuests = z.output<typeof changedGuests>;
