import { catalogue } from '../../catalogue.ts';

export const productCalendarTexts = catalogue('product/calendar', {
  chooseDates: 'Choose your dates',
  chooseDate: 'Choose a date',
  clear: 'Clear',
  done: 'Done',
  clearDates: 'Clear dates',
  clearDate: 'Clear date',
  close: 'Close',
});
