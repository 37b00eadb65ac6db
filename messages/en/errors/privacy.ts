import { catalogue } from '../../catalogue.ts';

export const errorsPrivacyTexts = catalogue('errors/privacy', {
  ownBookingsOpen: 'Some of your bookings have to end first',
  bookingsOpen: 'Some bookings block the deletion. Complete or cancel them first.',
  requestNotFound: 'Request not found',
  alreadyAnswered: 'Someone else has already answered this request.',
  dataDeleted: 'The person’s data was deleted, so this request cannot be reopened.',
  alreadyCreated: 'You have already created this request from the enquiry.',
});
