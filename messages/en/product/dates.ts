import { catalogue } from '../../catalogue.ts';

export const productDatesTexts = catalogue('product/dates', {
  addDate: 'Add date',
  dates: 'Dates',
  checkIn: 'Check-in',
  chooseCheckIn: 'Choose the check-in',
  checkOut: 'Check-out',
  chooseCheckOut: 'Choose the check-out',
  thisSaturday: 'This Saturday',
  nextSaturday: 'Next Saturday',
  thisWeekend: 'This weekend',
  nextWeekend: 'Next weekend',
  notUnderstood: 'Type a date such as 10 Dec 2026',
  tooEarly: '{day} is too early. Choose {first} or later',
});
