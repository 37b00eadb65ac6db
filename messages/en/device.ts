import { catalogue } from '../catalogue.ts';

export const deviceTexts = catalogue('device', {
  noNetwork: 'Network error. Please try again.',
});
