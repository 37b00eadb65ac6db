import { catalogue } from '../../catalogue.ts';

export const emailsBookingConfirmationTexts = catalogue('emails/booking-confirmation', {
  linkWorksForHours:
    'The payment link works for {hours, plural, one {# hour} other {# hours}}, until {until} (India time).',
  linkWorksUntil: 'The payment link works until {until} (India time).',
  method: 'Payment method: {method}',
  keepLonger: "Need more time? Open the link and choose 'Keep my booking'. We’ll hold it until {until} (India time).",
  notYou:
    'If you did not make this booking, you can ignore this email. The booking will expire and no one will be charged. The name, pick-up location and notes entered with it are shown only on the page this link opens.',
  subject: 'Booking confirmation {booking}',
  title: 'We’re holding your booking',
  preview: '{amount}. Pay by {until} to keep it.',
  thanks: 'Thank you for booking with {house}. Here is what we are holding for you:',
  payBy: 'Pay by {until} to keep it.',
  nothingToPay: 'There is nothing to pay.',
  thanksForFree: 'Thank you for booking with {house}. Here is your confirmed booking:',
});
