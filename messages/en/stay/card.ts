import { catalogue } from '../../catalogue.ts';

export const stayCardTexts = catalogue('stay/card', {
  stars: '{stars}-star property',
  new: 'New',
  freeCancellation: 'Free cancellation',
  noImage: 'No image available',
  save: 'Save {name}',
  seeRooms: 'See rooms',
});
