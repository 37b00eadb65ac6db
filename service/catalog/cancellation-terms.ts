import { catalogTermsTexts } from '../../messages/en/catalog/terms.ts';
import type { Translate } from '../../messages/translate.ts';
import { formatDeadline } from '../core/day.ts';
import { type CancellationPolicy, hasFreeCancellation, stepText } from './cancellation-policy.ts';
import type { CancellationTerms } from './product.ts';

/**
 * The cancellation terms of a sale now: the steps of the policy as instants, without those that are over. `start` is
 * the name of the beginning (`ProductKind.begins`).
 */
export function cancellationTerms(
  t: Translate,
  { policy, starts, start }: { policy: CancellationPolicy; starts: Date; start: string },
  now: Date,
): CancellationTerms {
  const schedule = policy.steps
    .map(({ hoursBefore, percent }) => ({ until: new Date(starts.getTime() - hoursBefore * 3_600_000), percent }))
    .filter(({ until }) => until > now)
    .map(({ until, percent }) => ({ until: until.toISOString(), percent }));
  return {
    policy,
    begins: starts.toISOString(),
    freeUntil: schedule.find(({ percent }) => percent === 100)?.until ?? null,
    schedule,
    text: termsText(t, { policy, schedule, text: '' }, start),
  };
}

/** The terms in the reader's language; those of lines sold without a policy as they were worded at the sale. */
export function termsText(
  t: Translate,
  { policy, schedule, text }: Pick<CancellationTerms, 'policy' | 'schedule' | 'text'>,
  start: string,
): string {
  if (!policy) return text;
  return schedule.length > 0
    ? schedule.map(({ until, percent }) => stepText(t, percent, formatDeadline(t, new Date(until)))).join('; ')
    : noRefundText(t, policy, start);
}

function noRefundText(t: Translate, policy: CancellationPolicy, start: string): string {
  if (policy.steps.length === 0) return t(catalogTermsTexts.nonRefundable);
  return t(hasFreeCancellation(policy) ? catalogTermsTexts.freeEnded : catalogTermsTexts.refundEnded, { start });
}
