import { formatDeadline } from '../core/day.ts';
import { type CancellationPolicy, hasFreeCancellation, stepText } from './cancellation-policy.ts';
import type { CancellationTerms } from './product.ts';

/**
 * The cancellation terms of a sale now: the steps of the policy as instants, without those that are over. `start` is
 * the name of the beginning (`ProductKind.begins`).
 */
export function cancellationTerms(
  { policy, starts, start }: { policy: CancellationPolicy; starts: Date; start: string },
  now: Date,
): CancellationTerms {
  const steps = policy.steps
    .map(({ hoursBefore, percent }) => ({ until: new Date(starts.getTime() - hoursBefore * 3_600_000), percent }))
    .filter(({ until }) => until > now);
  const schedule = steps.map(({ until, percent }) => ({ until: until.toISOString(), percent }));
  return {
    policy,
    begins: starts.toISOString(),
    freeUntil: schedule.find(({ percent }) => percent === 100)?.until ?? null,
    schedule,
    text:
      steps.length > 0
        ? steps.map(({ until, percent }) => stepText(percent, formatDeadline(until))).join('; ')
        : noRefundText(policy, start),
  };
}

function noRefundText(policy: CancellationPolicy, start: string): string {
  if (policy.steps.length === 0) return 'Non-refundable';
  return hasFreeCancellation(policy)
    ? `Free cancellation has ended for this ${start}`
    : `Too late to get a refund for this ${start}`;
}
