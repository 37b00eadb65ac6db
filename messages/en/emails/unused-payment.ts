import { catalogue } from '../../catalogue.ts';

export const emailsUnusedPaymentTexts = catalogue('emails/unused-payment', {
  lateDearer:
    'It arrived after the hold had expired on {until} (India time). The price has risen since then, from {was} to {now}.',
  lateSoldOut: 'It arrived after the hold had expired on {until} (India time), and the dates are no longer available.',
  lateNotSold: 'It arrived after the hold had expired on {until} (India time), and the items are no longer on sale.',
  lateOtherPolicy:
    'It arrived after the hold had expired on {until} (India time), and the cancellation policy has changed since then.',
  lateBegun:
    'It arrived after the hold had expired on {until} (India time), and the first day of the booking has passed.',
  lateChange: 'The payment was for a change whose hold had expired. The booking has not changed.',
  cancelled: 'The booking had already been cancelled.',
  paidBefore: 'The booking was already paid. It has not changed.',
  late: 'It arrived after the hold had expired on {until} (India time).',
  otherAmount: 'It did not match the amount due.',
  refundedByGateway: 'The refund is sent automatically.',
  refundByHand: 'Please refund it by hand, then mark it as sent on the booking’s page.',
  testPayment: 'This was a test payment, so there is nothing to refund.',
  received: 'We received {amount} by {method}.',
  subject: 'A payment for {booking} could not be used',
  title: 'A payment could not be used',
});
