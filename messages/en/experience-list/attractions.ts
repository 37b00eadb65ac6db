import { catalogue } from '../../catalogue.ts';

export const experienceListAttractionsTexts = catalogue('experience-list/attractions', {
  best: 'Best rated now',
  bestText: 'What travellers like most, across India.',
  title: 'Top Attractions',
  text: 'Five places you will remember.',
  commitments: 'Our commitments',
  commitmentsText: 'What you can rely on, wherever you go.',
  more: 'More attractions',
  moreText: 'From the backwaters to the high passes.',
  all: 'View all attractions',
  explore: 'Explore top attractions',
  exploreText: 'Forts, ghats, gardens and food walks, with people who know them well.',
  flexible: 'Fast and flexible',
  flexibleText: 'Booked in a minute, with free cancellation on many attractions up to 24 hours before the start.',
  support: '24/7 support',
  supportText: 'We answer at any hour, even before a sunrise boat ride.',
});
