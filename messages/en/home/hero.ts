import { catalogue } from '../../catalogue.ts';

export const homeHeroTexts = catalogue('home/hero', {
  title: "Explore India's Finest Destinations & Experiences",
  lead: 'Stays, attractions, tours and cars across India, with taxes and fees shown upfront.',
  find: 'Find your perfect stay',
  picture: 'Illustration: a lamplit shikara on a Himalayan lake below snow peaks at dusk',
  whatFor: 'What are you looking for?',
  stays: 'Stays',
  attractions: 'Attractions',
  tours: 'Tours',
  cars: 'Cars',
});
