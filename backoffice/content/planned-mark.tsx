import type { PlannedAction } from '../../service/content/plan.ts';
import { plainError } from '../settings/plain-error.ts';
import { When } from '../ui/when.tsx';
import { fieldLabel } from './entry-labels.ts';

/** Whether an entry is published, and its scheduled actions. */
export function StateMark({ published, plans = [] }: { published: boolean; plans?: readonly PlanView[] }) {
  const look = published ? 'bg-success-soft text-ink' : 'bg-sunk text-ink-soft';
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ${look}`}>
        {published ? 'Published' : 'Draft'}
      </span>
      {plans.map((plan) => (
        <PlannedMark key={plan.action} {...plan} />
      ))}
    </span>
  );
}

/** Why a scheduled action failed, with the field labels of the form instead of the API's names. */
export function plainReason(reason: string): string {
  return reason
    .split('; ')
    .map((found) => {
      const [, path] = /^([a-zA-Z][\w.]*) (?:must|is not valid)/.exec(found) ?? [];
      return path ? `${fieldLabel(path.split('.').at(-1) ?? path)}: ${plainError(found, path)}` : plainError(found);
    })
    .join(' ');
}

/** A scheduled action, as pages get it. */
export interface PlanView {
  readonly action: PlannedAction;
  readonly dueAt: string;
  /** Parts that are drafts at that time are published too. */
  readonly drafts: boolean;
  /** Why it failed. */
  readonly reason: string | null;
}

/** When an entry will be published or unpublished, or why that failed. */
export function PlannedMark({ action, dueAt, drafts, reason }: PlanView) {
  if (reason !== null)
    return (
      <span className="text-sm font-medium text-danger wrap-anywhere">
        {action === 'publish' ? 'Not published' : 'Not unpublished'} on <When at={dueAt} />: {plainReason(reason)}
      </span>
    );
  return (
    <span className="text-sm text-ink-soft">
      {action === 'publish' ? 'Scheduled to be published' : 'Scheduled to be unpublished'}
      {drafts ? ' with its drafts' : ''} on <When at={dueAt} />
    </span>
  );
}

/** A tick box for publishing the drafts that belong to an entry together with it. */
export function AlsoDrafts({ label, ticked = true }: { label: string; ticked?: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input
        type="checkbox"
        name="alsoDrafts"
        value="yes"
        defaultChecked={ticked}
        className="size-5 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
}
