import type { PlannedAction } from '../../service/content/plan.ts';
import { When } from '../ui/when.tsx';
import { plainReason } from './plain-reason.ts';

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
        {action === 'publish' ? 'Not shown' : 'Not taken back'} on <When at={dueAt} />: {plainReason(reason)}
      </span>
    );
  return (
    <span className="text-sm text-ink-soft">
      {action === 'publish' ? 'Will be shown' : 'Will be taken back'}
      {drafts ? ' with its drafts' : ''} on <When at={dueAt} />
    </span>
  );
}
