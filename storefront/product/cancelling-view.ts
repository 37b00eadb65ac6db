import { beforeText, type CancellationPolicy } from '../../service/catalog/cancellation-policy.ts';

/** What a page says of cancelling before its dates are known, made on the server. */
export interface CancellingView {
  /** 'Free cancellation', and what follows it: ' until 24 hours before check-in'; of what gives nothing back the latter alone. */
  lead: string;
  rest: string;
  /** It is certain of what begins so many days from now; 0: of any day. */
  sure: number;
  /** Of a policy that is more than one 'free until': what its dates and rupees are made of. */
  terms: { policy: CancellationPolicy; start: string } | null;
}

/** `begins`: what the policy counts back from, 'check-in'. `written`: the words of the page before a time, ' until '. */
export function cancellingView(
  policy: CancellationPolicy,
  begins: string,
  written: { free: string; until: string; from?: string } = { free: 'Free cancellation', until: ' until ' },
): CancellingView {
  const [first, ...others] = policy.steps;
  if (!first) return { lead: '', rest: 'This booking cannot be cancelled for a refund', sure: 0, terms: null };
  const { free, until, from = begins } = written;
  const then = others.map((step) => `, then ${step.percent} % back until ${beforeText(step.hoursBefore, from)}`);
  return {
    lead: first.percent === 100 ? free : `${first.percent} % back`,
    rest: [`${until}${beforeText(first.hoursBefore, from)}`, ...then].join(''),
    sure: Math.ceil(first.hoursBefore / 24) + 1,
    terms: others.length > 0 || first.percent < 100 ? { policy, start: begins } : null,
  };
}
