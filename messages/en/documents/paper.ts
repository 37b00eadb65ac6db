import { catalogue } from '../../catalogue.ts';

export const documentsPaperTexts = catalogue('documents/paper', {
  needHelp: 'Need help during your trip?',
  call: 'Call {phone}',
  testPayment: 'TEST DOCUMENT, NOT VALID. No payment was made.',
  showOnMap: 'Show on the map',
});
