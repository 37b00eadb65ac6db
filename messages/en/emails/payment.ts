import { catalogue } from '../../catalogue.ts';

export const emailsPaymentTexts = catalogue('emails/payment', {
  subject: 'Payment received for {booking}',
  preview: 'We received {amount}. See you soon.',
  receivedBy: 'We received {amount} ({method}).',
  testSubject: 'Test payment for {booking}',
  testPreview: 'Test payment of {amount}. You were not charged. See you soon.',
  testReceivedBy: 'Test payment of {amount} ({method}). You were not charged.',
  confirmed: 'Your booking is confirmed.',
  payRest: 'Please pay the remaining {amount} by {until} (India time).',
  partSubject: 'Part payment received for {booking}',
  partTitle: 'We received part of your payment',
  received: 'We received {amount}.',
  restUnpaid: 'If we do not receive the rest by then, we’ll cancel the booking and refund what you paid.',
});
