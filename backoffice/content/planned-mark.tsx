import type { ReactNode } from 'react';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import type { Translate } from '../../messages/translate.ts';
import type { PlannedAction } from '../../service/content/plan.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { plainError } from '../settings/plain-error.ts';
import { formatInstant, When } from '../ui/when.tsx';
import { fieldLabel } from './entry-labels.ts';

/** Whether an entry is published, and its scheduled actions. */
export function StateMark({ published, plans = [] }: { published: boolean; plans?: readonly PlanView[] }) {
  const t = useText();
  const look = published ? 'bg-success-soft text-ink' : 'bg-sunk text-ink-soft';
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ${look}`}>
        {published ? t(adminContentTexts.published) : t(adminContentTexts.draft)}
      </span>
      {plans.map((plan) => (
        <PlannedMark key={plan.action} {...plan} />
      ))}
    </span>
  );
}

/** Why a scheduled action failed, with the field labels of the form instead of the API's names. */
export function plainReason(t: Translate, reason: string): string {
  return reason
    .split('; ')
    .map((found) => {
      const [, path] = /^([a-zA-Z][\w.]*) (?:must|is not valid)/.exec(found) ?? [];
      return path
        ? `${fieldLabel(path.split('.').at(-1) ?? path)}: ${plainError(t, found, path)}`
        : plainError(t, found);
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

const plannedTexts = {
  publish: { alone: adminContentTexts.publishingScheduled, whole: adminContentTexts.publishingWithDrafts },
  unpublish: { alone: adminContentTexts.unpublishingScheduled, whole: adminContentTexts.unpublishingWithDrafts },
} as const;

/** When an entry will be published or unpublished, or why that failed. */
export function PlannedMark({ action, dueAt, drafts, reason }: PlanView) {
  const t = useText();
  const due = { at: formatInstant(dueAt), time: (words: ReactNode) => <When at={dueAt}>{words}</When> };
  if (reason !== null)
    return (
      <span className="text-sm font-medium text-danger wrap-anywhere">
        <Rich
          message={action === 'publish' ? adminContentTexts.notPublishedOn : adminContentTexts.notUnpublishedOn}
          values={{ ...due, reason: plainReason(t, reason) }}
        />
      </span>
    );
  return (
    <span className="text-sm text-ink-soft">
      <Rich message={plannedTexts[action][drafts ? 'whole' : 'alone']} values={due} />
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
