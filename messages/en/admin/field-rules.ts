import { catalogue } from '../../catalogue.ts';

/** What is wrong with a field of a form of the back office. */
export const adminFieldRulesTexts = catalogue('admin/field-rules', {
  nameMissing: 'Enter a name.',
  plainTextOnly: 'Use plain text only.',
  passwordMissing: 'Enter a password.',
  passwordAgain: 'Enter the password again.',
  codeMissing: 'Enter the six digits your app shows.',
});
