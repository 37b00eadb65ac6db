import { catalogue } from '../../catalogue.ts';

export const errorsPaymentsTexts = catalogue('errors/payments', {
  signature: 'The signature is not valid',
  providerAway: 'The payment provider is not responding. Please try again soon.',
  noGateway: 'No gateway is set up, so there is nothing to test.',
  liveKeys: 'These are live keys, so a test payment would be real.',
  orderRefused: 'The payment provider refused the order.',
  orderRefusedBecause: 'The payment provider refused the order: {cause}',
  notOnline: 'We do not take payments online yet. Contact us to pay.',
  upiOnly: 'This booking can be paid by UPI only',
  payByCode: 'Pay with the UPI code on the payment page. We’ll confirm your booking when we receive the transfer.',
});
