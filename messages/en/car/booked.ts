import { catalogue } from '../../catalogue.ts';

export const carBookedTexts = catalogue('car/booked', {
  title: 'Thank you for booking',
  confirmed: 'Your booking is confirmed. There is nothing to pay.',
  payBy: 'Pay by <deadline>{until}</deadline> to keep it',
  moreTime:
    "Need more time? Open the link in our email and choose 'Keep my booking'. We’ll hold it until <until>{time}</until>.",
  confirmation: '{name}. The confirmation is on its way to <email>{address}</email>.',
  confirmationForDates: '{name}, {dates}. The confirmation is on its way to <email>{address}</email>.',
  confirmationAndLink: '{name}. The confirmation and the payment link are on their way to <email>{address}</email>.',
  confirmationAndLinkForDates:
    '{name}, {dates}. The confirmation and the payment link are on their way to <email>{address}</email>.',
  bookingId: 'Booking ID <number>{id}</number>',
  see: 'See your booking',
  pay: 'Pay now',
  back: 'Back to Car Rentals',
});
