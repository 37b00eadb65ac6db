import { catalogue } from '../catalogue.ts';

export const connectTexts = catalogue('connect', {
  failed: 'Please try again.',
  title: 'Signing you in',
  loading: 'One moment...',
  tryAgain: 'Try Again',
  refused: 'You are not signed in',
  unavailable: '{provider} is not responding. Please try again, or use your email.',
  noEmail:
    '{provider} did not share your email address, and we need one for your bookings. Please register with your email.',
  denied: 'You did not allow the sign-in with {provider}. Nothing was shared with us.',
  expired: 'The sign-in with {provider} took too long, or did not start in this browser. Please try again.',
  deniedUnknown: 'You did not allow the sign-in with the provider. Nothing was shared with us.',
  expiredUnknown: 'The sign-in with the provider took too long, or did not start in this browser. Please try again.',
  unavailableUnknown: 'The provider is not responding. Please try again, or use your email.',
  noEmailUnknown:
    'The provider did not share your email address, and we need one for your bookings. Please register with your email.',
  exists: 'This email address already has an account. Please sign in with your email and password.',
  blocked: 'Your account has been blocked by an administrator',
  staff: 'Staff accounts sign in with email and password.',
});
