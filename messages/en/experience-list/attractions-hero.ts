import { catalogue } from '../../catalogue.ts';

export const experienceListAttractionsHeroTexts = catalogue('experience-list/attractions-hero', {
  heading: 'Attractions, tours and experiences',
  title: 'Attractions in India',
  lead: 'Forts, ghats, gardens, food walks and rivers: what to see and do in India, at the time you choose.',
});
