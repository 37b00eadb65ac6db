import { catalogue } from '../../catalogue.ts';

export const emailsStaffTexts = catalogue('emails/staff', {
  linkWorksOnce: 'The link works once, for 72 hours.',
  invitedSubject: 'You are invited to join {house}',
  invitedTitle: 'Welcome to the team',
  invited: 'You are invited to join {house}. Your role: {role}.',
  nextSteps: 'You will choose a password of at least 12 characters and set up an authenticator app on your phone.',
  accept: 'Accept the invitation',
  notExpected: 'If you were not expecting this, ignore this email.',
  toInvited: 'You are receiving this email because an admin of {house} invited this address.',
  wrongCodes:
    'Someone typed your password with a wrong code {tries, plural, one {# time} other {# times}} or more in the last hour.',
  wrongCodesSubject: 'Someone may know your back office password',
  wrongCodesTitle: 'Wrong sign-in codes',
  triedAsYou: 'Someone tried to sign in to the back office of {house} as you.',
  codeNeeded: 'No one can sign in without your authenticator app or one of your recovery codes.',
  changeNow: 'If this was not you, someone knows your password. Please change it now.',
  changePassword: 'Change your password',
  cannotSignIn:
    'If you cannot sign in, use a device where you have signed in before, or ask an admin for a new invitation.',
  toStaff: 'You are receiving this email because you work at {house}.',
});
