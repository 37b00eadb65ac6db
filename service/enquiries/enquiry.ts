import { fieldRulesTexts } from '../../messages/en/field-rules.ts';
import { phoneRule } from '../core/contact-details.ts';
import { emailRule, type FieldRule, isPlain } from '../core/field-rule.ts';

/** A question to the operator, a request to advertise, or to sell through the site. */
export type EnquiryKind = 'contact' | 'advertise' | 'partner';

/** An enquiry to the operator (ENQUIRY-2). */
export interface Enquiry {
  readonly kind: EnquiryKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
}

/** Days after which enquiries are deleted. */
export const enquiryRetentionDays = 365;

/** Enquiries per network and hour without proof of work, from browsers without scripts. */
export const maxWithoutWorkPerHour = 3;

const line = { right: (text: string) => isPlain(text), wrong: fieldRulesTexts.plainTextOnly } as const;

/** Rules of the fields of the contact forms (ENQUIRY-2). */
export const enquiryRules = {
  name: { ...line, missing: fieldRulesTexts.senderMissing, most: 100 },
  email: emailRule(fieldRulesTexts.senderEmailMissing, fieldRulesTexts.emailWrong),
  phone: phoneRule(fieldRulesTexts.phoneWrong),
  subject: { ...line, missing: fieldRulesTexts.subjectMissing, most: 150 },
  message: {
    ...line,
    missing: fieldRulesTexts.messageMissing,
    most: 5_000,
    right: (text: string) => isPlain(text, true),
  },
} as const satisfies Record<string, FieldRule>;
