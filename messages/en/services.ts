import { catalogue } from '../catalogue.ts';

export const servicesTexts = catalogue('services', {
  title: 'Services',
  hotel: 'List your hotel',
  hotelText: 'You set rooms, rates and dates. Guests see the full price before they book.',
  home: 'List your home',
  homeText: 'A spare room, a floor or the whole home. You choose the nights, the number of guests and the house rules.',
  tours: 'List your tours',
  toursText: 'Your tours day by day, with what is included and what is not, in the season you choose.',
  vehicles: 'List your vehicles',
  vehiclesText: 'Hatchback or tempo traveller, with or without a driver, in the cities where you keep them.',
  guide: 'Work as a tour guide',
  guideText: 'You know the streets, the people and the best hour. Travellers are looking for exactly that.',
  agent: 'Work as a travel agent',
  agentText: 'Book for your clients from our catalogue, at the prices everyone sees.',
  lead: 'Six ways to work with us. Choose yours, and we’ll tell you what we need.',
  enquire: 'Enquire <about>about “{title}”</about>',
});
