import { beforeText, type CancellationPolicy } from '../../service/catalog/cancellation-policy.ts';

/** The cancellation policy before dates are known, built on the server. */
export interface CancellingView {
  /** 'Free cancellation', followed by ' until 24 hours before check-in'; for a non-refundable product only one text. */
  lead: string;
  rest: string;
  /** The policy is certain for anything that begins in at least this many days; 0: for any day. */
  sure: number;
  /** For a policy with more than one deadline: the data for a table of dates and rupees. */
  terms: { policy: CancellationPolicy; start: string } | null;
}

/**
 * `begins`: the event from which the policy counts back, 'check-in'. `written`: the page's words before a time, ' until
 * '.
 */
export function cancellingView(
  policy: CancellationPolicy,
  begins: string,
  written: { free: string; until: string; from?: string } = { free: 'Free cancellation', until: ' until ' },
): CancellingView {
  const [first, ...others] = policy.steps;
  if (!first) return { lead: '', rest: 'Non-refundable', sure: 0, terms: null };
  const { free, until, from = begins } = written;
  const then = others.map((step) => `, then ${step.percent}% refund until ${beforeText(step.hoursBefore, from)}`);
  return {
    lead: first.percent === 100 ? free : `${first.percent}% refund`,
    rest: [`${until}${beforeText(first.hoursBefore, from)}`, ...then].join(''),
    sure: Math.ceil(first.hoursBefore / 24) + 1,
    terms: others.length > 0 || first.percent < 100 ? { policy, start: begins } : null,
  };
}
