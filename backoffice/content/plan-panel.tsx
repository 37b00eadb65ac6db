import { instantAt, isDay } from '../../service/core/day.ts';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { Panel } from '../ui/panel.tsx';
import { AlsoDrafts, PlannedMark, type PlanView } from './planned-mark.tsx';

/** The instant of a date and time field, in Indian time: '2026-12-01T09:30'; an invalid date for any other text. */
export function plannedInstant(typed: string): Date {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(?::\d\d)?$/.exec(typed.trim()) ?? [];
  return day !== undefined && time !== undefined && isDay(day) ? instantAt(day, time) : new Date(Number.NaN);
}

/** Schedules publishing or unpublishing of an entry. Its form is recognised by `?plan`. */
export function PlanPanel({
  plans,
  published,
  parts,
  refused,
}: {
  plans: readonly PlanView[];
  published: boolean;
  /** Names of the parts that have drafts of their own: 'rooms'. */
  parts: readonly string[];
  refused: Refused | undefined;
}) {
  return (
    <Panel title="Schedule" lead="We publish or unpublish the saved version within a minute of the time you set.">
      {plans.length === 0 ? null : (
        <ul className="mb-5 divide-y divide-line">
          {plans.map((plan) => (
            <li key={plan.action} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <PlannedMark {...plan} />
              <AdminForm action="?plan" refused={undefined}>
                <input type="hidden" name="action" value={plan.action} />
                <Submit name="do" value="drop-plan" variant="secondary" size="sm">
                  {plan.reason === null ? 'Cancel schedule' : 'Dismiss'}
                </Submit>
              </AdminForm>
            </li>
          ))}
        </ul>
      )}
      <AdminForm action="?plan" refused={refused} className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label="Action"
          name="action"
          defaultValue={refused?.typed['action'] ?? (published ? 'unpublish' : 'publish')}
        >
          <option value="publish">Publish</option>
          <option value="unpublish">Unpublish</option>
        </SelectField>
        <TextField label="Date and time (India)" type="datetime-local" {...fieldProps(refused, 'dueAt')} />
        {parts.length > 0 ? (
          <div className="sm:col-span-2">
            <AlsoDrafts
              label={`Publish its drafts too: ${parts.join(', ')}`}
              ticked={refused === undefined || refused.typed['alsoDrafts'] === 'yes'}
            />
          </div>
        ) : null}
        <Submit name="do" value="plan" variant="secondary" className="justify-self-start">
          {' '}
          Schedule{' '}
        </Submit>
      </AdminForm>
    </Panel>
  );
}
