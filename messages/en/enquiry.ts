import { catalogue } from '../catalogue.ts';

/** ENQUIRY-1 to ENQUIRY-3. */
export const enquiryTexts = catalogue('enquiry', {
  name: 'Name',
  email: 'Email',
  phone: 'Phone (optional)',
  subject: 'Subject',
  message: 'Message',
  sum: 'What is {first} + {second}?',
  sumLoading: 'Loading a small sum …',
  sumReason: 'This keeps spam out of our inbox.',
  send: 'Send Message',
  writeToUs: 'Write to us',
  reallyFromUs: 'Is this really from us?',
  contactDetails: 'Contact details',
  legalDetails: 'Legal details and complaints',
  businessHours: 'Business hours',
  support: 'Support',
  location: 'How to find us',
  hideMap: 'Hide the map',
  showMap: 'Show on a map',
  getDirections: 'Get directions',
  newTab: '(opens in a new tab)',
  wrongSum: 'Please solve the captcha correctly',
  sent: 'Thank you for your message.',
  failed: 'Something went wrong. Please try again.',
  // for browsers without scripts, which get the sum after they have sent the form
  sumFirst: 'Almost done. Please answer the sum and send your message again.',
});
