import { catalogue } from '../catalogue.ts';

/** What a calendar says, most of it to screen readers. */
export const calendarLabelsTexts = catalogue('calendar-labels', {
  nextMonth: 'Go to the Next Month',
  previousMonth: 'Go to the Previous Month',
  today: 'Today, {day}',
  selected: '{day}, selected',
  todaySelected: 'Today, {day}, selected',
  lowest: 'Lowest price',
  usual: '{price} on days without a price',
  thousands: '{count}k',
  lakhs: '{count}L',
});
