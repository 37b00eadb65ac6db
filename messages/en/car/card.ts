import { catalogue } from '../../catalogue.ts';

export const carCardTexts = catalogue('car/card', {
  new: 'New',
  freeCancellation: 'Free cancellation',
  select: 'Select<hidden>: {name}</hidden>',
});
