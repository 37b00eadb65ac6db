import { catalogue } from '../../catalogue.ts';

export const errorsEnquiriesTexts = catalogue('errors/enquiries', {
  formReused: 'This form was already sent with a different message. Please reload the page',
  confirmEmailFirst: 'Please confirm your email address first. Open the link we sent you',
  notSubscribed: 'This address is not subscribed to the newsletter',
  enquiryNotFound: 'Enquiry not found',
  cannotReply: 'This person cannot reply to enquiries. Choose someone else.',
  tooManyFromNetwork: 'There were too many messages from your network. Please try again in an hour, or email us.',
});
