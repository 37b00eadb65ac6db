import { type FieldRule, isPlain, withoutTurns } from '../../core/field-rule.ts';
import { isGstin, statesOfBuyers } from '../../core/gstin.ts';
import { isPersonName, nameMost } from '../../core/person-name.ts';
import { phoneRule } from '../../core/phone-number.ts';

/** Can be printed, and reads in the order in which it was typed: nothing in it turns what stands around it. */
function isPrintable(text: string, lines = false): boolean {
  return isPlain(text, lines) && withoutTurns(text) === text;
}

/** A traveller by name. */
export const nameRule = {
  most: nameMost,
  right: isPersonName,
  wrong: 'Please enter a name in one line, without a web or email address, and with a space after a dot',
} as const satisfies FieldRule;

const plainText = 'Please use plain text only.';

/** What is told of those who travel, on the page and by its call. What is empty is not told. */
export const guestRules = {
  leadTraveller: nameRule,
  phone: phoneRule('Please enter a phone number, such as +91 98765 43210'),
  requests: { most: 1_000, right: (text: string) => isPrintable(text, true), wrong: plainText },
  company: { most: 200, right: (text: string) => isPrintable(text), wrong: plainText },
  companyAddress: { most: 500, right: (text: string) => isPrintable(text, true), wrong: plainText },
  state: {
    right: (text: string) => statesOfBuyers.includes(text),
    wrong: 'Please choose a State, or Outside India',
  },
  gstin: { right: isGstin, wrong: 'Please check the GSTIN: it has 15 letters and digits, such as 27AAPFU0939F1ZV' },
} as const satisfies Record<string, FieldRule>;

export const arrivalRule = {
  right: (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  wrong: 'Please enter a time such as 22:30',
} as const satisfies FieldRule;

/** A GSTIN is somebody's. */
export const companyMissing = 'Please enter the name that the GSTIN is registered to';
