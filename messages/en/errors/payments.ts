import { catalogue } from '../../catalogue.ts';

export const errorsPaymentsTexts = catalogue('errors/payments', {
  signature: 'The signature is not valid',
  providerAway: 'The payment provider is not responding. Please try again soon.',
  noGateway: 'No gateway is set up, so there is nothing to test.',
  liveKeys: 'These are live keys, so a test payment would be real.',
  orderRefused: 'The payment provider refused the order.',
  orderRefusedBecause: 'The payment provider refused the order: {cause}',
});
