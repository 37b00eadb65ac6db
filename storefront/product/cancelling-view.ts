import { productCancellingTexts } from '../../messages/en/product/cancelling.ts';
import type { Elements, RichMessage, Values } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { beforeText, type CancellationPolicy, type PolicyStep } from '../../service/catalog/cancellation-policy.ts';

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

type Lead = Pick<CancellingView, 'lead' | 'rest'>;

/** A sentence as its words in `<lead>` and the others. */
function ledSentence<Text extends string>(
  t: Translate,
  message: RichMessage<Text>,
  values: Values<Text> & Elements<Text, { lead: string }>,
): Lead {
  const parts = t.parts<Text, { lead: string }>(message, values);
  return {
    lead: parts.map((part) => (typeof part === 'string' ? '' : part.lead)).join(''),
    rest: parts.filter((part) => typeof part === 'string').join(''),
  };
}

/** 'Free cancellation', ' until 24 hours before check-in' */
function untilText(t: Translate, { percent, hoursBefore }: PolicyStep, begins: string): Lead {
  const time = beforeText(t, hoursBefore, begins);
  const lead = (words: readonly unknown[]) => ({ lead: words.join('') });
  return percent === 100
    ? ledSentence(t, productCancellingTexts.freeUntil, { time, lead })
    : ledSentence(t, productCancellingTexts.refundUntil, { percent, time, lead });
}

/** EXP-24: 'Free Cancellation', 'Up to 24 hours before the start time'. */
function upToText(t: Translate, { percent, hoursBefore }: PolicyStep): Lead {
  const time = beforeText(t, hoursBefore, t(productCancellingTexts.startTime));
  return {
    lead: percent === 100 ? t(productCancellingTexts.free) : t(productCancellingTexts.refund, { percent }),
    rest: t(productCancellingTexts.upTo, { time }),
  };
}

/** `begins`: the event from which the policy counts back, 'check-in'. `specified`: in the words of EXP-24. */
export function cancellingView(
  t: Translate,
  policy: CancellationPolicy,
  begins: string,
  { specified = false }: { specified?: boolean } = {},
): CancellingView {
  const [first, ...others] = policy.steps;
  if (!first) return { lead: '', rest: t(productCancellingTexts.nonRefundable), sure: 0, terms: null };
  const { lead, rest } = specified ? upToText(t, first) : untilText(t, first, begins);
  const from = specified ? t(productCancellingTexts.startTime) : begins;
  return {
    lead,
    rest: others.reduce(
      (terms, { percent, hoursBefore }) =>
        t(productCancellingTexts.next, { terms, percent, time: beforeText(t, hoursBefore, from) }),
      rest,
    ),
    sure: Math.ceil(first.hoursBefore / 24) + 1,
    terms: others.length > 0 || first.percent < 100 ? { policy, start: begins } : null,
  };
}
