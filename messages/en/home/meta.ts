import { catalogue } from '../../catalogue.ts';

export const homeMetaTexts = catalogue('home/meta', {
  description: 'Stays, attractions, tour packages and car rentals across India, with taxes and fees shown upfront.',
});
