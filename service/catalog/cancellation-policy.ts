/** Who cancels more than so many hours before it begins gets so many per cent back. */
export interface PolicyStep {
  readonly hoursBefore: number;
  readonly percent: number;
}

/** What cancelling gives back, counted from the start: from the best step to the last; after that, nothing. */
export interface CancellationPolicy {
  readonly name: string;
  readonly steps: readonly PolicyStep[];
}

const flexible: CancellationPolicy = { name: 'flexible', steps: [{ hoursBefore: 24, percent: 100 }] };
const notRefundable: CancellationPolicy = { name: 'not-refundable', steps: [] };

/** The policies that every operator has (decision 34). 'flexible' is the rule of 24 hours of BOOK-9. */
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

/** The policy of that name, one of every operator's or of this one's; undefined for a name that neither has. */
export function policyNamed(name: string, own: readonly CancellationPolicy[]): CancellationPolicy | undefined {
  return [...knownPolicies, ...own].find((policy) => policy.name === name);
}

/**
 * The policy of a product: the one that it names, else what its yes/no says. A name that nobody knows any more counts as
 * none.
 */
export function policyOf(
  { policy, free }: { readonly policy: string | null; readonly free: boolean },
  own: readonly CancellationPolicy[],
): CancellationPolicy {
  return (policy === null ? undefined : policyNamed(policy, own)) ?? (free ? flexible : notRefundable);
}

/** Whether all of it comes back to who cancels early enough: what 'free cancellation' means on cards and in filters. */
export function canBeFree({ steps }: CancellationPolicy): boolean {
  return steps[0]?.percent === 100;
}

/** '120:100,24:50' tells what a policy gives back and when, whatever it is called. */
export function policyMark({ steps }: Pick<CancellationPolicy, 'steps'>): string {
  return steps.map(({ hoursBefore, percent }) => `${hoursBefore}:${percent}`).join();
}

/** '5 days before check-in', '24 hours before check-in', 'check-in' */
export function beforeText(hoursBefore: number, begins: string): string {
  if (hoursBefore === 0) return begins;
  const days = hoursBefore / 24;
  if (days > 1 && Number.isInteger(days)) return `${days} days before ${begins}`;
  return `${hoursBefore} ${hoursBefore === 1 ? 'hour' : 'hours'} before ${begins}`;
}

/** 'Free cancellation until 7 Dec', '50 % back until 11 Dec' */
export function stepText(percent: number, until: string): string {
  return `${percent === 100 ? 'Free cancellation' : `${percent} % back`} until ${until}`;
}
