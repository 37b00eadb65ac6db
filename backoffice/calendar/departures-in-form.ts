import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import { sentence } from '../../messages/message.ts';
import type { DepartureSeason, Departures } from '../../service/catalog/calendar/departure-days.ts';
import { invalidField } from '../../service/core/app-error.ts';
import { isDay } from '../../service/core/day.ts';
import { weekdays } from '../../service/stock/season.ts';
import type { FormLike } from './change-in-form.ts';

/** The departures in the fields of a form. No weekday is every day. Throws ValidationError by field. */
export function departuresInForm(form: FormLike): Departures {
  const ticked = weekdays.filter((day) => form.all('departs').includes(String(day)));
  const on = ticked.length === 0 ? weekdays : ticked;
  const season = seasonInForm(form);
  return season || on.length < weekdays.length ? { weekdays: on, season } : 'daily';
}

function seasonInForm({ text }: FormLike): DepartureSeason | undefined {
  const [first, last] = [text('seasonFirst'), text('seasonLast')];
  if (first === '' && last === '') return undefined;
  if (isDay(first) && isDay(last)) return { first, last, yearly: text('yearly') !== '' };
  throw invalidField([isDay(first) ? 'seasonLast' : 'seasonFirst'], sentence(adminCalendarTexts.seasonIncomplete));
}
