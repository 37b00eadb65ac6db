import { catalogue } from '../../catalogue.ts';

export const emailsHoldTexts = catalogue('emails/hold', {
  subject: 'Please pay for {booking} soon',
  title: 'Your booking is waiting for payment',
  held: 'We’re holding your booking until {until} (India time).',
  unpaid: 'If we do not receive your payment by then, we’ll release the booking. You will not be charged.',
  changeSubject: 'Pay by {until} to keep your change to booking {booking}',
  changeTitle: 'Your change is waiting for payment',
  changeHeld: 'We’re holding your change until {until} (India time).',
  changeUnpaid: 'If we do not receive the difference by then, your booking stays the same. You will not be charged.',
  preview: 'On hold until {until} (India time).',
  due: '{amount} is due.',
  expiredSubject: 'Your hold on booking {booking} has expired',
  expiredTitle: 'Your hold has expired',
  expiredPreview: 'We did not receive your payment in time. You were not charged.',
  expired:
    'We held your booking until {until} (India time). We did not receive your payment in time, so we have released it. You were not charged.',
  sameAgain: 'Still want to go? We’ll put the same items into your cart again, at today’s prices.',
});
