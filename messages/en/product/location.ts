import { catalogue } from '../../catalogue.ts';

export const productLocationTexts = catalogue('product/location', {
  label: 'Location',
});
