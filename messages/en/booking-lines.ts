import { catalogue } from '../catalogue.ts';

export const bookingLinesTexts = catalogue('booking-lines', {
  noDate: 'No date yet',
  sameNight: '{first} and {second} are for the same night, {day}. Keep one, or move the other.',
  sameTime: '{first} and {second} are at the same time on {day}. Move one to another time or day.',
  tooFar: '{first} and {second} are too far apart for {day}. Move one to another day.',
  policyOf: '{name}: cancellation policy',
  whenCancelled: 'If you cancel',
  refund: 'You get back',
  now: 'Now',
  termsOf: '{title}: cancellation policy',
  afterwards: 'After that',
  noRefund: 'No refund',
  tooFarByRoad:
    '{first} and {second} are too far apart for {day} (about {kilometres} km, {hours, plural, one {#\u00a0hour} other {#\u00a0hours}} by road). Move one to another day.',
  carElsewhere:
    '{car} is picked up on {day} in another town than where you sleep, {stay} (about {kilometres} km, {hours, plural, one {#\u00a0hour} other {#\u00a0hours}} by road). Choose a car nearer to it, or move the pick-up.',
  policyOfName: 'Cancellation policy<name> of {product}</name>',
  goodToKnow: 'Good to know',
  titleWithTerms: '{title}<terms>: cancellation policy</terms>',
});
