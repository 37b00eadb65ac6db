import { isPersonName, maxNameLength, phoneRule } from '../core/contact-details.ts';
import { emailRule, type FieldRule } from '../core/field-rule.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const controlButNewline = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/;

/** Rules of account fields (ACCOUNT-4, ACCOUNT-11, ACCOUNT-12), with the messages of the pages. */
export const username = {
  missing: 'Please enter your full name.',
  most: maxNameLength,
  right: isPersonName,
  wrong: 'Enter a name without web or email addresses. Put a space after any full stop.',
} as const satisfies FieldRule;

const email = emailRule('Please enter your email.', 'Please enter a valid email address.');

export const phone = phoneRule('Please enter a valid phone number.');

export const address = {
  most: 500,
  right: (text: string) => !controlButNewline.test(text.replaceAll('\r\n', '\n')),
  wrong: 'Please use plain text only.',
} as const satisfies FieldRule;

/** A new password. */
export const password = {
  missing: 'Please enter a password.',
  least: 6,
  most: 256,
  asTyped: true,
} as const satisfies FieldRule;

export const currentPassword = {
  missing: 'Please enter your current password.',
  most: password.most,
  asTyped: true,
} as const satisfies FieldRule;

const again: FieldRule = { missing: 'Please enter the password again.', asTyped: true };

/** Error message for a repeated password that differs. */
export const passwordsDiffer = 'Passwords do not match';

// keys are the field names of the pages

export const logInRules = { email, password: { missing: password.missing, asTyped: true } } as const;

export const registerRules = {
  fullName: username,
  email,
  phone: { ...phone, missing: 'Please enter your phone number.' },
  password,
  confirmPassword: again,
  agreeToTerms: { missing: 'Please agree to the terms to continue.' },
} as const;

export const forgotRules = { email } as const;

export const resetRules = { password, passwordConfirmation: again } as const;

export const changePasswordRules = { currentPassword, ...resetRules } as const;

export const profileRules = { fullName: username, phone, address } as const;
