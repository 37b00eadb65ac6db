import { catalogue } from '../catalogue.ts';

export const deleteAccountTexts = catalogue('delete-account', {
  title: 'Delete my account',
  loading: 'One moment...',
  tryAgain: 'Try Again',
  notChecked: 'We could not check your account.',
  unpaid: 'On hold and unpaid. Cancel it, or wait for the hold to expire.',
  toCome: 'Upcoming trip. Delete your account after it, or cancel it first.',
  money: 'Refund on its way. Wait until you have received it.',
  notYet: 'You cannot delete your account yet. These bookings must end first:',
  openBookings: 'Go to my bookings',
  failed: 'Your account could not be deleted. Please try again.',
  goodbye: 'We are sorry to see you go. We’ve emailed you a confirmation.',
  deleted: 'Account deleted',
  permanent: 'This cannot be undone.',
  whatIsDeleted: 'We’ll delete',
  deletedProfile: 'Your profile, your saved places and your newsletter',
  deletedMessages: 'Your messages and attachments, your enquiries, and our emails to you',
  deletedGuests: 'Names and special requests of the people who travelled',
  remains: 'We’ll keep',
  invoicesRemain:
    'Invoices and payment records, which tax law requires us to keep until {until}. We use them for nothing else.',
  foreignGuestsRemain:
    'What foreign guests told the property for the Bureau of Immigration. The law requires us to keep it for a year after the stay. Then we delete it.',
  bookingsRemain: 'Your bookings, without your name and address',
  reviewsRemain: 'Your reviews, without your name',
  noPassword: 'You sign in without a password. We’ll email a link to {email}. Open it on this device.',
  emailLink: 'Email me a link',
  linkSent: 'We’ve emailed a link to {email}.',
  password: 'Your password',
  submit: 'Delete my account permanently',
});
