import { catalogue } from '../catalogue.ts';

export const bookingLinesTexts = catalogue('booking-lines', {
  noDate: 'No date yet',
  sameNight: '{first} and {second} are for the same night, {day}.',
  sameTime: '{first} and {second} are at the same time on {day}.',
  tooFar: '{first} and {second} are too far apart for {day}.',
  policyOf: '{name}: cancellation policy',
  whenCancelled: 'If you cancel',
  refund: 'You get back',
  now: 'Now',
  termsOf: '{title}: cancellation policy',
  afterwards: 'After that',
  noRefund: 'No refund',
  tooFarByRoad:
    '{first} and {second} are too far apart for {day} (about {kilometres} km, {hours, plural, one {#\u00a0hour} other {#\u00a0hours}} by road).',
  policyOfName: 'Cancellation policy<name> of {product}</name>',
  goodToKnow: 'Good to know',
  titleWithTerms: '{title}<terms>: cancellation policy</terms>',
});
