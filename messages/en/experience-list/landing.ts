import { catalogue } from '../../catalogue.ts';

export const experienceListLandingTexts = catalogue('experience-list/landing', {
  attractions: 'Attractions, tours and experiences',
  tours: 'Discover Amazing Tour Packages',
});
