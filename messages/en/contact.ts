import { catalogue } from '../catalogue.ts';

export const contactTexts = catalogue('contact', {
  title: 'Contact us',
  lead: 'A question before you book, a request for your stay, or something that went wrong? Write to us and we’ll help.',
  figures: '{site} in figures',
});
