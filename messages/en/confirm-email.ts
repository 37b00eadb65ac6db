import { catalogue } from '../catalogue.ts';

export const confirmEmailTexts = catalogue('confirm-email', {
  linkSent: 'We’ve emailed a new link to {email}.',
  linkFailed: 'The link could not be sent.',
  confirmedAlready: 'Your email is already confirmed. You do not need to do anything.',
  returnToHome: 'Return to Home',
  sendLink: 'Send a new link',
  signInFirst: 'Sign in and we’ll send you a new one.',
  login: 'Login',
  confirmed: 'Your email is confirmed',
  welcome: 'Welcome to {site}. Your account is ready to book.',
  openingCart: 'Taking you back to your cart…',
  openingHome: 'Taking you to the home page…',
  openCart: 'Go to your cart',
  openHome: 'Start exploring',
  title: 'Confirm your email',
  noSuchCode: 'This confirmation link is no longer valid. It has been used, has expired or is incomplete.',
  expired: 'This link has expired',
  lead: 'One more step, and your account is ready to book.',
  password: 'Password',
  passwordHint: 'The password you chose when you registered',
  wrongPassword: 'This password is not correct',
  submit: 'Confirm my email',
  forgotPassword:
    'Forgot it, or did someone else register? Choose a new password. Anyone who used the old one will be signed out.',
  newPassword: 'Choose a new password',
});
