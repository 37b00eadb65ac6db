import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import type { Departures } from '../../service/catalog/calendar/departure-days.ts';
import { weekdayWords } from '../../service/catalog/rules/rule-sentence.ts';
import { formatDay } from '../../service/core/day.ts';
import { weekdays } from '../../service/stock/season.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { CheckboxField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, DayField, fieldProps, Submit } from '../ui/admin-form.tsx';

/** The weekdays on which a product departs, and the season of its departures. */
export function DepartureDays({ departures, refused }: { departures: Departures; refused: Refused | undefined }) {
  const t = useText();
  const { weekdays: on, season } =
    typeof departures === 'object' && 'weekdays' in departures ? departures : { weekdays, season: undefined };
  return (
    <>
      <h2 className="mt-10 mb-4 text-xl">{t(adminCalendarTexts.departureDays)}</h2>
      {typeof departures === 'object' && 'days' in departures ? (
        <p className="mb-4">
          {t(adminCalendarTexts.departsOnDates, { days: departures.days.map((day) => formatDay(t, day)).join('; ') })}
        </p>
      ) : null}
      <AdminForm refused={refused} className="max-w-2xl">
        <fieldset className="mb-5">
          <legend className="mb-1 text-sm font-semibold">{t(adminCalendarTexts.departsOn)}</legend>
          <div className="flex flex-wrap gap-x-5">
            {weekdayWords.map((label, index) => (
              <CheckboxField
                key={label.id}
                label={t(label)}
                name="departs"
                value={index + 1}
                defaultChecked={on.length < weekdays.length && on.some((day) => day === index + 1)}
              />
            ))}
          </div>
          <p className="text-sm text-ink-soft">{t(adminCalendarTexts.departsHint)}</p>
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <DayField label={t(adminCalendarTexts.seasonFrom)} {...fieldProps(refused, 'seasonFirst', season?.first)} />
          <DayField label={t(adminCalendarTexts.seasonUntil)} {...fieldProps(refused, 'seasonLast', season?.last)} />
        </div>
        <CheckboxField
          label={t(adminCalendarTexts.everyYear)}
          name="yearly"
          value="on"
          hint={t(adminCalendarTexts.everyYearHint)}
          defaultChecked={refused ? refused.typed['yearly'] === 'on' : season?.yearly}
        />
        <Submit name="do" value="departures" className="mt-4">
          {t(adminCalendarTexts.saveDepartureDays)}
        </Submit>
      </AdminForm>
    </>
  );
}
