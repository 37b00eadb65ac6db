import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { instantAt, isDay } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
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
  const t = useText();
  return (
    <Panel title={t(adminContentTexts.schedule)} lead={t(adminContentTexts.planLead)}>
      {plans.length === 0 ? null : (
        <ul className="mb-5 divide-y divide-line">
          {plans.map((plan) => (
            <li key={plan.action} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <PlannedMark {...plan} />
              <AdminForm action="?plan" refused={undefined}>
                <input type="hidden" name="action" value={plan.action} />
                <Submit name="do" value="drop-plan" variant="secondary" size="sm">
                  {plan.reason === null ? t(adminContentTexts.cancelSchedule) : t(adminContentTexts.dismiss)}
                </Submit>
              </AdminForm>
            </li>
          ))}
        </ul>
      )}
      <AdminForm action="?plan" refused={refused} className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t(adminContentTexts.action)}
          name="action"
          defaultValue={refused?.typed['action'] ?? (published ? 'unpublish' : 'publish')}
        >
          <option value="publish">{t(adminContentTexts.publish)}</option>
          <option value="unpublish">{t(adminContentTexts.unpublish)}</option>
        </SelectField>
        <TextField label={t(adminContentTexts.planInstant)} type="datetime-local" {...fieldProps(refused, 'dueAt')} />
        {parts.length > 0 ? (
          <div className="sm:col-span-2">
            <AlsoDrafts
              label={t(adminContentTexts.draftsOfEntry, { parts: parts.join(', ') })}
              ticked={refused === undefined || refused.typed['alsoDrafts'] === 'yes'}
            />
          </div>
        ) : null}
        <Submit name="do" value="plan" variant="secondary" className="justify-self-start">
          {t(adminContentTexts.schedule)}
        </Submit>
      </AdminForm>
    </Panel>
  );
}
