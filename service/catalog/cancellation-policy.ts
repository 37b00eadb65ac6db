import { catalogCancellationTexts } from '../../messages/en/catalog/cancellation.ts';
import { catalogTermsTexts } from '../../messages/en/catalog/terms.ts';
import type { Translate } from '../../messages/translate.ts';

/** Cancelling more than `hoursBefore` hours before the start refunds `percent` per cent. */
export interface PolicyStep {
  readonly hoursBefore: number;
  readonly percent: number;
}

/** Refunds by time before the start, from the highest percentage to the lowest; after the last step, nothing. */
export interface CancellationPolicy {
  readonly name: string;
  readonly steps: readonly PolicyStep[];
}

const flexible: CancellationPolicy = { name: 'flexible', steps: [{ hoursBefore: 24, percent: 100 }] };
const notRefundable: CancellationPolicy = { name: 'not-refundable', steps: [] };

/** The built-in policies (decision 34). 'flexible' is the 24-hour rule of BOOK-9. */
export const knownPolicies: readonly CancellationPolicy[] = [
  flexible,
  {
    name: 'moderate',
    steps: [
      { hoursBefore: 5 * 24, percent: 100 },
      { hoursBefore: 24, percent: 50 },
    ],
  },
  {
    name: 'strict',
    steps: [
      { hoursBefore: 14 * 24, percent: 100 },
      { hoursBefore: 7 * 24, percent: 50 },
    ],
  },
  notRefundable,
];

/** The policy of that name, built-in or `own` (the operator's); undefined if there is none. */
export function findPolicy(name: string, own: readonly CancellationPolicy[]): CancellationPolicy | undefined {
  return [...knownPolicies, ...own].find((policy) => policy.name === name);
}

/**
 * The policy of a product: the one it names, else the one that its free-cancellation flag implies. An unknown name
 * counts as none.
 */
export function policyOf(
  { policy, free }: { readonly policy: string | null; readonly free: boolean },
  own: readonly CancellationPolicy[],
): CancellationPolicy {
  return (policy === null ? undefined : findPolicy(policy, own)) ?? (free ? flexible : notRefundable);
}

/** True if early cancellation refunds everything: what 'free cancellation' means on cards and in filters. */
export function hasFreeCancellation({ steps }: CancellationPolicy): boolean {
  return steps[0]?.percent === 100;
}

/** The steps of a policy as text, such as '120:100,24:50', regardless of its name. */
export function policyMark({ steps }: Pick<CancellationPolicy, 'steps'>): string {
  return steps.map(({ hoursBefore, percent }) => `${hoursBefore}:${percent}`).join();
}

/** '5 days before check-in', '24 hours before check-in', 'check-in' */
export function beforeText(t: Translate, hoursBefore: number, begins: string): string {
  if (hoursBefore === 0) return begins;
  const days = hoursBefore / 24;
  if (days > 1 && Number.isInteger(days)) return t(catalogCancellationTexts.daysBefore, { days, begins });
  return t(catalogCancellationTexts.hoursBefore, { hours: hoursBefore, begins });
}

/** 'Free cancellation until 7 Dec', '50% refund until 11 Dec' */
export function stepText(t: Translate, percent: number, until: string): string {
  return percent === 100
    ? t(catalogTermsTexts.freeUntil, { until })
    : t(catalogTermsTexts.refundUntil, { percent, until });
}
