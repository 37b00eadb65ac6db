import { catalogue } from '../catalogue.ts';

export const newsletterTexts = catalogue('newsletter', {
  sent: 'Almost there! Open the link in the email we sent to {email}.',
  failed: 'That did not work. Please try again.',
});
