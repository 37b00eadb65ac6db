import { fieldRulesTexts } from '../../../messages/en/field-rules.ts';
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
  wrong: fieldRulesTexts.travellerWithLink,
} as const satisfies FieldRule;

const plainText = fieldRulesTexts.plainTextOnly;

/** Rules for guest details, shared by page and API. Empty values are allowed. */
export const guestRules = {
  leadTraveller: nameRule,
  phone: phoneRule(fieldRulesTexts.bookerPhoneWrong),
  requests: { most: 1_000, right: (text: string) => isPrintable(text, true), wrong: plainText },
  company: { most: 200, right: (text: string) => isPrintable(text), wrong: plainText },
  companyAddress: { most: 500, right: (text: string) => isPrintable(text, true), wrong: plainText },
  state: {
    right: (text: string) => buyerStates.includes(text),
    wrong: fieldRulesTexts.stateWrong,
  },
  gstin: { right: isGstin, wrong: fieldRulesTexts.gstinWrong },
} as const satisfies Record<string, FieldRule>;

export const arrivalRule = {
  right: (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  wrong: fieldRulesTexts.arrivalWrong,
} as const satisfies FieldRule;
