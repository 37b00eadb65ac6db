import { isPersonName, maxNameLength, phoneRule } from '../../core/contact-details.ts';
import { emailRule, type FieldRule } from '../../core/field-rule.ts';
import { type Paise, rupee } from '../../core/money.ts';

const wrongEmail = 'Please enter a valid email address';

/** Rules of the car booking form (CAR-13) except its dates, shared by page and API. */
export const carBookingRules = {
  name: {
    missing: 'Please enter your name',
    most: maxNameLength,
    right: isPersonName,
    wrong: 'Enter your name without web or email addresses. Put a space after any full stop',
  },
  phone: {
    missing: 'Please enter your phone number',
    ...phoneRule('Please enter a phone number, such as +91 98765 43210'),
  },
  email: emailRule(wrongEmail, wrongEmail),
  pickupLocation: { missing: 'Please enter a pick-up location', most: 200 },
  notes: { most: 1_000 },
} as const satisfies Record<string, FieldRule>;

/** From this amount, invoices state address and State of the buyer (CGST Rules 2017, rule 46). */
const addressThreshold = 50_000 * rupee;

/** Returns true if a buyer who pays that amount is asked for address and State. */
export function requiresAddress(total: Paise): boolean {
  return total >= addressThreshold;
}
