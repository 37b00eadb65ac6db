import { catalogue } from '../../catalogue.ts';

export const experienceListLandingViewTexts = catalogue('experience-list/landing-view', {
  attractionsTitle: 'Attractions in India',
  attractionsLead: 'Forts, ghats, gardens, food walks and rivers: what to see and do in India, at the time you choose.',
  toursTitle: 'Tour Packages in India',
  toursLead: 'Pilgrimages, treks, safaris and heritage tours with a guide, with GST shown upfront.',
});
