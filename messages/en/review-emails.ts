import { catalogue } from '../catalogue.ts';

export const reviewEmailsTexts = catalogue('review-emails', {
  title: 'Review emails',
  returnToHome: 'Return to Home',
  stopped: 'We will not ask again',
  stoppedText: 'We will not email you about reviews again. We’ll still email you about your bookings.',
  linkInvalid: 'This link does not work',
  linkInvalidText:
    'The link is incomplete. Please use the Unsubscribe link at the end of any email that asks for a review.',
  lead: 'Do you want us to stop asking for a review after your trips? We’ll still email you about your bookings.',
  stop: 'Stop asking me',
});
