import type { ContentType } from './content-type.ts';

export type PlannedAction = 'publish' | 'unpublish';

/** What the clock will do with an entry, or could not do. */
export interface Plan {
  readonly action: PlannedAction;
  readonly dueAt: Date;
  /** Whether what is a draft of it by then is shown with it. */
  readonly drafts: boolean;
  /** Why it could not be done; null while it waits for its time. */
  readonly reason: string | null;
}

/** How far ahead something can be planned. */
const mostDays = 731;

/** Whether entries of that type are shown and taken back at all. */
export const isPublished = ({ actions }: ContentType): boolean => actions === undefined || actions.includes('publish');

/**
 * What is wrong with doing that at that instant to an entry which is `published` now and has these other plans; undefined
 * when it can be planned. Something is shown that is not in the storefront by then, and taken back that is.
 */
export function planProblem(
  { action, dueAt }: Pick<Plan, 'action' | 'dueAt'>,
  { now, published, plans }: { readonly now: Date; readonly published: boolean; readonly plans: readonly Plan[] },
): string | undefined {
  const ahead = dueAt.getTime() - now.getTime();
  if (Number.isNaN(ahead)) return 'Please give a day and a time';
  if (ahead <= 0) return 'That time is over';
  if (ahead > mostDays * 86_400_000) return 'That is more than two years ahead';
  const other = plans.find((plan) => plan.action !== action && plan.reason === null);
  if (other && other.dueAt.getTime() === dueAt.getTime()) return 'It cannot be shown and taken back at the same time';
  const shownByThen = other && other.dueAt < dueAt ? other.action === 'publish' : published;
  if (shownByThen === (action === 'publish'))
    return shownByThen ? 'It is in the shop already by then' : 'It is not in the shop by then';
  return undefined;
}
