import { z } from 'zod';
import { fieldRulesTexts } from '../../../messages/en/field-rules.ts';
import { sentence } from '../../../messages/message.ts';
import { phoneNumberOf, tidyName } from '../../core/contact-details.ts';
import { type FieldRule, fieldProblem } from '../../core/field-rule.ts';
import { buyerStates, gstinOf } from '../../core/gstin.ts';
import { schemaMessage, unknownFields } from '../../platform/body-fields.ts';
import { arrivalRule, guestRules, nameRule } from './guest-rules.ts';

function text(rule: FieldRule) {
  return z
    .string()
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .superRefine((typed, check) => {
      const problem = fieldProblem(rule, typed);
      if (problem !== undefined) check.addIssue({ code: 'custom', message: schemaMessage(problem) });
    });
}

/** A field of guest details: absent leaves it unchanged, null or empty deletes it. */
function field(rule: FieldRule, clean = (typed: string) => typed) {
  return text(rule)
    .transform((typed) => clean(typed) || null)
    .nullish();
}

const strict = unknownFields(([first]) => `Invalid key ${first}`);

const businessFields = {
  company: field(guestRules.company).describe(
    'Company or person on the invoices, if different from the traveller who booked',
  ),
  companyAddress: field(guestRules.companyAddress).describe('Address on the invoices. Requested for ₹50,000 or more'),
  state: field(guestRules.state).describe(
    `State on the invoices. Requested for ₹50,000 or more. One of: ${buyerStates.join(', ')}`,
  ),
  gstin: field(guestRules.gstin, gstinOf).describe(
    'The company’s GSTIN: 15 letters and digits, the last of which is a check character. A UIN and numbers of deductors and foreign suppliers are valid too',
  ),
};

const bookingFields = {
  leadTraveller: field(guestRules.leadTraveller, tidyName).describe(
    'Lead traveller, if different from the traveller who books',
  ),
  phone: field(guestRules.phone, (typed) => phoneNumberOf(typed) ?? ''),
  requests: field(guestRules.requests).describe('Special requests'),
  ...businessFields,
};

/** Fields of a line: the arrival time at a stay, and the names of travellers if the product requires them. */
const lineFields = {
  arrivalTime: field(arrivalRule).describe('HH:MM, for stays'),
  names: z
    .array(text({ ...nameRule, missing: fieldRulesTexts.travellerMissing }).transform(tidyName))
    .max(100, schemaMessage(sentence(fieldRulesTexts.atMostNames, { most: 100 })))
    .optional()
    .describe('Names of up to as many guests as travel, if the product asks for names (`asksNames`)'),
};

/** Guest details sent with a sale; items by their position in the cart, from 0. */
export const saleGuests = z.strictObject(
  {
    ...bookingFields,
    items: z
      .array(z.strictObject({ item: z.int().min(0).max(29), ...lineFields }, strict))
      .max(30)
      .optional(),
  },
  strict,
);
export type SaleGuests = z.output<typeof saleGuests>;

/** Business details sent with a car booking, whose form asks for the rest. */
export const businessDetails = z.strictObject(businessFields, strict);

/** Changes of guest details of a booking; lines by their lineIds. */
export const guestChanges = z.strictObject(
  {
    ...bookingFields,
    lines: z
      .array(z.strictObject({ line: z.int().positive(), ...lineFields }, strict))
      .max(30)
      .optional(),
  },
  strict,
);
export type GuestChanges = z.output<typeof guestChanges>;
