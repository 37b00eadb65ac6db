import { catalogue } from '../../catalogue.ts';

export const errorsAccountsTexts = catalogue('errors/accounts', {
  samePassword: 'Your new password must be different than your current password',
  expiryInPast: 'expiresAt must be in the future',
  alreadyConfirmed: 'Already confirmed',
  emailFixed: 'Email cannot be changed',
  linkUsed: 'This link has been used or has expired. Ask an admin for a new one.',
  ownRole: 'You cannot change your own role. Ask another admin.',
  noAccess: 'This person no longer has access.',
  lastAdmin: 'This is the last admin. Add another admin first.',
  deviceSignedOut: 'This device is already signed out.',
  noReviewer: 'This person does not review submissions',
  invitationEnded: 'This invitation was already accepted or withdrawn.',
  wrongPassword: 'Wrong password.',
  wrongSignIn: 'The email, password or code is wrong.',
  adminDeletesStaff: 'Only an admin can delete a staff account',
  enterPassword: 'Please enter your password',
  incorrectPassword: 'Incorrect password',
  blocked: 'Your account has been blocked by an administrator',
  taken: 'Email or Username are already taken',
  currentPasswordWrong: 'The provided current password is invalid',
});
