import { catalogue } from '../../catalogue.ts';

export const homeSectionTexts = catalogue('home/section', {
  tryAgain: 'Try again',
  offers: 'What we offer',
  offersText: 'Everything for your trip, from people who know the place.',
  how: 'How it works',
  howText: 'Four simple steps, with no surprises at the end.',
});
