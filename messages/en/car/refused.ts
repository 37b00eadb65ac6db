import { catalogue } from '../../catalogue.ts';

export const carRefusedTexts = catalogue('car/refused', {
  failed: 'The booking could not be made. Please try again.',
  termsChanged: 'The cancellation policy has changed. Nothing was booked. Please reload this page.',
  priceChanged: 'The price has changed from {from} to {to}. Nothing was booked. Please check it and confirm again.',
});
