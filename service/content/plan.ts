import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import type { ContentType } from './content-type.ts';

export type PlannedAction = 'publish' | 'unpublish';

/** A planned or failed action of the scheduler on an entry. */
export interface PlannedPublication {
  readonly action: PlannedAction;
  readonly dueAt: Date;
  /** Whether its draft parts at that time are published with it. */
  readonly drafts: boolean;
  /** Why it failed; null while it is waiting. */
  readonly reason: string | null;
}

/** Longest time in advance, in days. */
const mostDays = 731;

/** Whether entries of that type can be published and unpublished. */
export const isPublished = ({ actions }: ContentType): boolean => actions === undefined || actions.includes('publish');

/**
 * Why that action cannot be planned at that instant for an entry that is `published` now and has these other plans;
 * undefined if it can. Publishing requires an entry that is unpublished by then, unpublishing a published one.
 */
export function planProblem(
  { action, dueAt }: Pick<PlannedPublication, 'action' | 'dueAt'>,
  {
    now,
    published,
    plans,
  }: { readonly now: Date; readonly published: boolean; readonly plans: readonly PlannedPublication[] },
): Sentence | undefined {
  const ahead = dueAt.getTime() - now.getTime();
  if (Number.isNaN(ahead)) return sentence(errorsContentTexts.planTimeMissing);
  if (ahead <= 0) return sentence(errorsContentTexts.planInPast);
  if (ahead > mostDays * 86_400_000) return sentence(errorsContentTexts.planTooFar);
  const other = plans.find((plan) => plan.action !== action && plan.reason === null);
  if (other && other.dueAt.getTime() === dueAt.getTime()) return sentence(errorsContentTexts.plansAtOnce);
  const shownByThen = other && other.dueAt < dueAt ? other.action === 'publish' : published;
  if (shownByThen === (action === 'publish'))
    return sentence(shownByThen ? errorsContentTexts.publishedThen : errorsContentTexts.unpublishedThen);
  return undefined;
}
