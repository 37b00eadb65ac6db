import type { DayPickerProps } from 'react-day-picker';
import { calendarLabelsTexts } from '../../messages/en/calendar-labels.ts';
import type { Translate } from '../../messages/translate.ts';
import { type Day, dayOf, formatDay, monthNames, partsOfDay } from '../../service/core/day.ts';

/** The day of a date at noon, as the calendar has it. */
export function dayFrom(date: Date): Day {
  const two = (value: number) => String(value).padStart(2, '0');
  return dayOf(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`);
}

/** The months and days of a calendar in the language of the page. English is what the calendar itself says. */
export function calendarWords(t: Translate): Pick<DayPickerProps, 'formatters' | 'labels'> {
  if (t.language === 'en') return {};
  const month = (date: Date) => `${monthNames(t)[date.getMonth()]} ${date.getFullYear()}`;
  const weekday = (date: Date) => partsOfDay(t, dayFrom(date)).weekday;
  return {
    formatters: { formatCaption: month, formatWeekdayName: weekday },
    labels: {
      labelGrid: month,
      labelWeekday: weekday,
      labelNext: () => t(calendarLabelsTexts.nextMonth),
      labelPrevious: () => t(calendarLabelsTexts.previousMonth),
      labelDayButton: (date, { today, selected }) => {
        const day = formatDay(t, dayFrom(date));
        if (!today && !selected) return day;
        if (!selected) return t(calendarLabelsTexts.today, { day });
        return today ? t(calendarLabelsTexts.todaySelected, { day }) : t(calendarLabelsTexts.selected, { day });
      },
    },
  };
}
