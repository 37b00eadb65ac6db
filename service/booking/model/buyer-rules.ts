import { fieldRulesTexts } from '../../../messages/en/field-rules.ts';
import { isPersonName, maxNameLength, phoneRule } from '../../core/contact-details.ts';
import { emailRule, type FieldRule } from '../../core/field-rule.ts';
import { type Paise, rupee } from '../../core/money.ts';

/** Rules of the car booking form (CAR-13) except its dates, shared by page and API. */
export const carBookingRules = {
  name: {
    missing: fieldRulesTexts.bookerMissing,
    most: maxNameLength,
    right: isPersonName,
    wrong: fieldRulesTexts.bookerWithLink,
  },
  phone: {
    missing: fieldRulesTexts.bookerPhoneMissing,
    ...phoneRule(fieldRulesTexts.bookerPhoneWrong),
  },
  email: emailRule(fieldRulesTexts.bookerEmailWrong, fieldRulesTexts.bookerEmailWrong),
  pickupLocation: { missing: fieldRulesTexts.pickupLocationMissing, most: 200 },
  notes: { most: 1_000 },
} as const satisfies Record<string, FieldRule>;

/** From this amount, invoices state address and State of the buyer (CGST Rules 2017, rule 46). */
const addressThreshold = 50_000 * rupee;

/** Returns true if a buyer who pays that amount is asked for address and State. */
export function requiresAddress(total: Paise): boolean {
  return total >= addressThreshold;
}
