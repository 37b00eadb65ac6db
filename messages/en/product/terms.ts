import { catalogue } from '../../catalogue.ts';

export const productTermsTexts = catalogue('product/terms', {
  cancellationPolicy: 'Cancellation policy',
});
