import { catalogue } from '../catalogue.ts';

export const changePasswordTexts = catalogue('change-password', {
  title: 'Change Password',
  submit: 'Change Password',
  failed: 'Your password could not be changed. Please try again.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordHint: 'At least 6 characters. Do not use a common password, your name or your email.',
  confirmPassword: 'Confirm new password',
  emailLink: 'Email me a link',
  signedUpElsewhere: 'Signed up with {name}? We’ll email you a link to set a password.',
  forgotPassword: 'Forgot your current password? We’ll email you a link to reset it.',
});
