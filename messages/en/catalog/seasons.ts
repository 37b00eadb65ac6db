import { catalogue } from '../../catalogue.ts';

/** When a start time is offered. */
export const catalogSeasonsTexts = catalogue('catalog/seasons', {
  between: '{first} to {last}',
  from: 'from {first}',
  until: 'until {last}',
  time: '{time} ({season})',
  notInSeason: '{time} is not offered on {day}. Its season is {seasons}.',
});
