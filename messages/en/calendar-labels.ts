import { catalogue } from '../catalogue.ts';

/** What screen readers say of a calendar. */
export const calendarLabelsTexts = catalogue('calendar-labels', {
  nextMonth: 'Go to the Next Month',
  previousMonth: 'Go to the Previous Month',
  today: 'Today, {day}',
  selected: '{day}, selected',
  todaySelected: 'Today, {day}, selected',
});
