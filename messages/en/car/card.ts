import { catalogue } from '../../catalogue.ts';

export const carCardTexts = catalogue('car/card', {
  originalPrice: '<hidden>Original price </hidden>{price}',
  new: 'New',
  freeCancellation: 'Free cancellation',
  select: 'Select<hidden>: {name}</hidden>',
});
