import { catalogue } from '../../catalogue.ts';

export const adminSignInTexts = catalogue('admin/sign-in', {
  aboutRecoveryCodes:
    'If you lose your authenticator, use each code once instead. Print them, or keep them where you keep passwords.',
  yourAuthenticator: 'Your authenticator',
  scanCode:
    'Scan this with an authenticator app on your phone, such as Google Authenticator, Aegis or 1Password. Then enter the six digits it shows.',
  qrCode: 'QR code for your authenticator',
  enterKey: 'Or enter this key:',
  sixDigits: 'Six digits',
  yourEmail: 'Your email',
  yourName: 'Your name',
  password: 'Password',
  passwordAdvice: 'At least 12 characters. A few words are easy to remember.',
  passwordAgain: 'Password again',
  createAccount: 'Create account',
  signInTitle: 'Sign in to Padharo Admin',
  email: 'Email',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
  signIn: 'Sign in',
  saveCodes: 'Save your recovery codes',
  codesShownOnce: 'You are signed in. These codes are shown only once.',
  codesSaved: 'I have saved them',
  alreadySignedIn: 'You are already signed in',
  signOutFirst: 'Sign out first to accept an invitation for someone else.',
  goToToday: 'Go to Today',
  createFirstAccount: 'Create the first admin account. The link works once.',
  invitedAs: 'You are invited to join as {role}. The link works once.',
  welcome: 'Welcome to Padharo',
});
