import { fieldRulesTexts } from '../../messages/en/field-rules.ts';
import { isPersonName, maxNameLength, phoneRule } from '../core/contact-details.ts';
import { emailRule, type FieldRule } from '../core/field-rule.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const controlButNewline = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/;

/** Rules of account fields (ACCOUNT-4, ACCOUNT-11, ACCOUNT-12), with the messages of the pages. */
export const username = {
  missing: fieldRulesTexts.fullNameMissing,
  most: maxNameLength,
  right: isPersonName,
  wrong: fieldRulesTexts.nameWithLink,
} as const satisfies FieldRule;

const email = emailRule(fieldRulesTexts.emailMissing, fieldRulesTexts.emailWrong);

export const phone = phoneRule(fieldRulesTexts.phoneWrong);

export const address = {
  most: 500,
  right: (text: string) => !controlButNewline.test(text.replaceAll('\r\n', '\n')),
  wrong: fieldRulesTexts.plainTextOnly,
} as const satisfies FieldRule;

/** A new password. */
export const password = {
  missing: fieldRulesTexts.passwordMissing,
  least: 6,
  most: 256,
  asTyped: true,
} as const satisfies FieldRule;

export const currentPassword = {
  missing: fieldRulesTexts.currentPasswordMissing,
  most: password.most,
  asTyped: true,
} as const satisfies FieldRule;

const again: FieldRule = { missing: fieldRulesTexts.passwordAgain, asTyped: true };

// keys are the field names of the pages

export const logInRules = { email, password: { missing: password.missing, asTyped: true } } as const;

export const registerRules = {
  fullName: username,
  email,
  phone: { ...phone, missing: fieldRulesTexts.phoneMissing },
  password,
  confirmPassword: again,
  agreeToTerms: { missing: fieldRulesTexts.termsMissing },
} as const;

export const forgotRules = { email } as const;

export const resetRules = { password, passwordConfirmation: again } as const;

export const changePasswordRules = { currentPassword, ...resetRules } as const;

export const profileRules = { fullName: username, phone, address } as const;
