import { catalogue } from '../../catalogue.ts';

export const carHomeViewTexts = catalogue('car/home-view', {
  fromPrice: 'from {price} a day',
});
