import { isPersonName, maxNameLength, phoneRule } from '../../core/contact-details.ts';
import { type FieldRule, isPlain, withoutDirectionMarks } from '../../core/field-rule.ts';
import { buyerStates, isGstin } from '../../core/gstin.ts';

/**
 * Returns true if the text can be printed and contains no characters that change the direction of the text around it.
 */
function isPrintable(text: string, lines = false): boolean {
  return isPlain(text, lines) && withoutDirectionMarks(text) === text;
}

/** Rule for the name of a traveller. */
export const nameRule = {
  most: maxNameLength,
  right: isPersonName,
  wrong: 'Enter a name without web or email addresses. Put a space after any full stop',
} as const satisfies FieldRule;

const plainText = 'Please use plain text only.';

/** Rules for guest details, shared by page and API. Empty values are allowed. */
export const guestRules = {
  leadTraveller: nameRule,
  phone: phoneRule('Please enter a phone number, such as +91 98765 43210'),
  requests: { most: 1_000, right: (text: string) => isPrintable(text, true), wrong: plainText },
  company: { most: 200, right: (text: string) => isPrintable(text), wrong: plainText },
  companyAddress: { most: 500, right: (text: string) => isPrintable(text, true), wrong: plainText },
  state: {
    right: (text: string) => buyerStates.includes(text),
    wrong: 'Please choose a State, or Outside India',
  },
  gstin: { right: isGstin, wrong: 'Please check the GSTIN. It has 15 letters and digits, such as 27AAPFU0939F1ZV' },
} as const satisfies Record<string, FieldRule>;

export const arrivalRule = {
  right: (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  wrong: 'Please enter a time such as 22:30',
} as const satisfies FieldRule;

/** Message for a GSTIN without a company name. */
export const companyMissing = 'Please enter the name registered with this GSTIN';
