import type { Translate } from '../../messages/translate.ts';
import { formatDeadline } from '../core/day.ts';
import { type Paise, paiseOf, percentOf, rupee, sum } from '../core/money.ts';
import { stepText } from './cancellation-policy.ts';

/** Cancelling before that instant refunds `percent` per cent of the price. */
export interface RefundStep {
  /** ISO */
  readonly until: string;
  readonly percent: number;
}

/** The steps of a refund, from the highest percentage to the lowest; after the last, nothing. */
export type Schedule = RefundStep[];

/** The schedule of older sales, whose terms only had an end of free cancellation. */
export function scheduleOf(freeUntil: string | null): Schedule {
  return freeUntil === null ? [] : [{ until: freeUntil, percent: 100 }];
}

/** The percentage refunded at that instant: the best step that has not ended. */
export function refundPercent(schedule: readonly RefundStep[], now: Date): number {
  return Math.max(0, ...schedule.filter(({ until }) => now < new Date(until)).map(({ percent }) => percent));
}

/**
 * The refund of that percentage, to the rupee and never more than was paid; at 100 everything, including the paise of
 * sales from before prices were whole rupees.
 */
export function refundShare(paid: Paise, percent: number): Paise {
  return percent === 100 ? paid : paiseOf(Math.min(percentOf(paid, percent), paid));
}

/**
 * The refund of the amount that a change saves, rounded down: making a line cheaper and then cancelling it refunds no
 * more than cancelling it at once.
 */
export function refundOfSaving(saved: Paise, percent: number): Paise {
  return percent === 100 ? saved : paiseOf(Math.floor((saved * percent) / 10_000) * rupee);
}

/** The refund of a line's price and tax when it is cancelled at that instant, to the rupee. */
export function givenBack(
  { subtotal, tax }: { readonly subtotal: Paise; readonly tax: Paise },
  schedule: readonly RefundStep[],
  now: Date,
): Paise {
  return refundShare(sum([subtotal, tax]), refundPercent(schedule, now));
}

/** The steps of a line's terms as text, each with its refund. After the last nothing is refunded. */
export function refundSteps(
  t: Translate,
  price: { readonly subtotal: Paise; readonly tax: Paise },
  schedule: readonly RefundStep[],
): { when: string; back: Paise }[] {
  return schedule.map((step) => ({
    when: stepText(t, step.percent, formatDeadline(t, new Date(step.until))),
    back: givenBack(price, [step], new Date(0)),
  }));
}
