import { catalogue } from '../catalogue.ts';

export const deviceTexts = catalogue('device', {
  noNetwork: 'Network error. Please try again.',
  // HOME-21: an answer that is not from our server, such as the sign-in page of a Wi-Fi network or a proxy's page
  notOurs: 'Invalid data structure received from API',
});
