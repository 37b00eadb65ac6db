/** What is wrong with one field, in words, from the browser's own check; undefined when nothing is. */
export function fieldProblem(found: Partial<ValidityState>, name: string): string | undefined {
  if (found.valueMissing) return missing[name] ?? 'Please fill in this field.';
  if (found.typeMismatch) return 'Please enter a valid email address.';
  if (found.tooShort) return 'Please use at least 6 characters.';
  if (found.patternMismatch) return 'Please enter a valid phone number.';
  return undefined;
}

const missing: Readonly<Record<string, string>> = {
  fullName: 'Please enter your full name.',
  email: 'Please enter your email.',
  phone: 'Please enter your phone number.',
  currentPassword: 'Please enter your current password.',
  password: 'Please enter a password.',
  confirmPassword: 'Please enter the password again.',
  passwordConfirmation: 'Please enter the password again.',
  agreeToTerms: 'Please agree to the terms to continue.',
};
