import { catalogue } from '../../catalogue.ts';

export const productLocationViewTexts = catalogue('product/location-view', {
  position: '{location} · {latitude}° N, {longitude}° E',
});
