import { catalogue } from '../catalogue.ts';

export const newsletterLinksTexts = catalogue('newsletter-links', {
  confirmTitle: 'Confirm your subscription',
  confirmed: 'You are subscribed',
  confirmedText: 'Welcome! You will receive our newsletter. You can unsubscribe with the link in any issue.',
  explore: 'Start exploring',
  confirmExpired: 'This link has expired',
  confirmExpiredText:
    'The link is incomplete or more than two days old. Enter your email address at the end of any page to get a new one.',
  returnToHome: 'Return to Home',
  confirmLead: 'One more step to receive our newsletter.',
  confirm: 'Yes, subscribe me',
  left: 'You are unsubscribed',
  leftText: 'You will no longer receive our newsletter. We’ll still email you about your bookings.',
  leaveInvalid: 'This link does not work',
  leaveInvalidText: 'The link is incomplete. Please use the Unsubscribe link at the end of any of our emails.',
  leaveTitle: 'Unsubscribe',
  leaveLead: 'Do you want to stop our newsletter? We’ll still email you about your bookings.',
  leave: 'Unsubscribe me',
});
