import { catalogue } from '../../catalogue.ts';

export const emailsAccountTexts = catalogue('emails/account', {
  confirmAddress: 'Confirm your email address',
  oneClick: 'One click, and your account is ready to book.',
  created:
    'Your account has been created. Confirm your email address to book stays, attractions, tour packages and cars across India.',
  confirm: 'Confirm my address',
  confirmWithin:
    'The link works for 48 hours. If this was not you, ignore this email. The account cannot book anything without the link.',
  toNewAccount: 'You are receiving this email because someone opened a {house} account with this address.',
  connected: 'Your {house} account is now connected with {provider}. You can sign in with one click.',
  passwordRemoved:
    'Someone opened an account with your address earlier and never confirmed it. To keep you safe, we removed its password and details and signed out all devices.',
  passwordToo: 'If you want a password as well, choose "Forgot your password?" when you sign in.',
  passwordStays: 'Your password works as before.',
  isConnected: '{provider} is connected to your account',
  connectedWith: 'Connected with {provider}',
  signIn: 'Sign in',
  notYouConnected: 'If it was not you who signed in with {provider}, set a new password and contact us.',
  toConnected: 'You are receiving this email because someone signed in with {provider} under this address.',
  linkWorksOnce: 'The link works once, for 60 minutes.',
  newPassword: 'Set a new password',
  useLink: 'Use this link to set a new password. You will be signed out on all devices.',
  notYouReset: 'If you did not ask for this, ignore this email. Your password has not changed.',
  toReset:
    'You are receiving this email because someone asked for a new password for the {house} account with this address.',
  deleteAccount: 'Delete your account',
  seeWhatGoes:
    'You asked to delete your {house} account. Open this link to see what we will delete, and to confirm it.',
  continueDeleting: 'Continue to delete my account',
  notYouDeleting: 'If you did not ask for this, someone else may be signed in to your account. Set a new password now.',
  toDeleting: 'You are receiving this email because someone asked to delete the {house} account with this address.',
  invoicesRetained:
    'Tax law requires us to keep invoices and payment records until {day}. We use them for nothing else.',
  deletedEverywhere: 'Your {house} account is deleted, and you are signed out everywhere.',
  deleted: 'Your account is deleted',
  goodbye: 'Goodbye',
  whatIsDeleted:
    'We have deleted your saved places, your messages and the names of travellers. Your reviews stay, without your name.',
  thanks: 'Thank you for travelling with us. You are welcome to open a new account at any time.',
  notYouDeleted: 'If it was not you who deleted it, please contact us.',
  toDeleted: 'You are receiving this email because the {house} account with this address was deleted.',
});
