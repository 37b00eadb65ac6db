import type { PlannedAction } from '../../service/content/plan.ts';
import { When } from '../ui/when.tsx';
import { plainReason } from './plain-reason.ts';

/** A plan as pages get it. */
export interface ShownPlan {
  readonly action: PlannedAction;
  readonly dueAt: string;
  /** What is a draft of it by then is shown with it. */
  readonly drafts: boolean;
  /** Why it could not be done. */
  readonly reason: string | null;
}

/** When an entry will be shown in the storefront or taken back, or why it was not. */
export function PlannedMark({ action, dueAt, drafts, reason }: ShownPlan) {
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
