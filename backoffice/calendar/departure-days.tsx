import type { Departures } from '../../service/catalog/calendar/departure-days.ts';
import { formatDay } from '../../service/core/day.ts';
import { weekdays } from '../../service/stock/season.ts';
import { CheckboxField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, DayField, fieldProps, Submit } from '../ui/admin-form.tsx';
import { weekdayNames } from './change-fields.tsx';

/** The weekdays on which a product departs, and the season of its departures. */
export function DepartureDays({ departures, refused }: { departures: Departures; refused: Refused | undefined }) {
  const { weekdays: on, season } =
    typeof departures === 'object' && 'weekdays' in departures ? departures : { weekdays, season: undefined };
  return (
    <>
      <h2 className="mt-10 mb-4 text-xl">Departure days</h2>
      {typeof departures === 'object' && 'days' in departures ? (
        <p className="mb-4">
          Departs on {departures.days.map((day) => formatDay(day)).join('; ')}. Saving replaces these dates.
        </p>
      ) : null}
      <AdminForm refused={refused} className="max-w-2xl">
        <fieldset className="mb-5">
          <legend className="mb-1 text-sm font-semibold">Departs on</legend>
          <div className="flex flex-wrap gap-x-5">
            {weekdayNames.map((label, index) => (
              <CheckboxField
                key={label}
                label={label}
                name="departs"
                value={index + 1}
                defaultChecked={on.length < weekdays.length && on.some((day) => day === index + 1)}
              />
            ))}
          </div>
          <p className="text-sm text-ink-soft">Leave all unticked for departures every day.</p>
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <DayField label="Season from" {...fieldProps(refused, 'seasonFirst', season?.first)} />
          <DayField label="Season until" {...fieldProps(refused, 'seasonLast', season?.last)} />
        </div>
        <CheckboxField
          label="Every year"
          name="yearly"
          value="on"
          hint="Repeats the season from its first date to its last in every year."
          defaultChecked={refused ? refused.typed['yearly'] === 'on' : season?.yearly}
        />
        <Submit name="do" value="departures" className="mt-4">
          Save departure days
        </Submit>
      </AdminForm>
    </>
  );
}
