import { catalogue } from '../../catalogue.ts';

export const experienceListToursHeroTexts = catalogue('experience-list/tours-hero', {
  heading: 'Discover Amazing Tour Packages',
  title: 'Tour Packages in India',
  lead: 'Pilgrimages, treks, safaris and heritage tours with a guide, with GST shown upfront.',
});
