import { catalogue } from '../catalogue.ts';

export const resetPasswordTexts = catalogue('reset-password', {
  newPassword: 'New password',
  passwordHint: 'At least 6 characters',
  confirmPassword: 'Confirm new password',
  submit: 'Reset Password',
  page: 'Reset password',
  title: 'Reset Password',
  updated: 'Password Updated. Login to continue',
  noCode: 'Invalid reset link.',
  lead: 'Choose a new password for your account.',
  requestLink: 'Ask for a new link',
  returnToHome: 'Return to Home',
  incorrectCode: 'Incorrect code provided',
});
