import { formatDeadline } from '../core/day.ts';
import { type Paise, paiseOf, percentOf, rupee, sum } from '../core/money.ts';
import { stepText } from './cancellation-policy.ts';

/** Who cancels before that instant gets so many per cent of the price back. */
export interface TermsStep {
  /** ISO */
  readonly until: string;
  readonly percent: number;
}

/** What cancelling gives back, from the best step to the last; after that, nothing. */
export type Schedule = TermsStep[];

/** The schedule of what was sold when its terms said only until when all comes back. */
export function scheduleOf(freeUntil: string | null): Schedule {
  return freeUntil === null ? [] : [{ until: freeUntil, percent: 100 }];
}

/** How many per cent come back at that instant: the best step that has not ended. */
export function percentBack(schedule: readonly TermsStep[], now: Date): number {
  return Math.max(0, ...schedule.filter(({ until }) => now < new Date(until)).map(({ percent }) => percent));
}

/**
 * So many per cent of what was paid, to the rupee: all of it at 100, with the paise that were sold before prices were whole
 * rupees, and never more than all of it.
 */
export function shareBack(paid: Paise, percent: number): Paise {
  return percent === 100 ? paid : paiseOf(Math.min(percentOf(paid, percent), paid));
}

/**
 * The same of what a change saves, rounded down: whoever makes a line cheaper and then cancels it gets no more than who
 * cancels it at once.
 */
export function shareOfSaved(saved: Paise, percent: number): Paise {
  return percent === 100 ? saved : paiseOf(Math.floor((saved * percent) / 10_000) * rupee);
}

/** What comes back of a line's price and tax when it is cancelled at that instant, to the rupee. */
export function givenBack(
  { subtotal, tax }: { readonly subtotal: Paise; readonly tax: Paise },
  schedule: readonly TermsStep[],
  now: Date,
): Paise {
  return shareBack(sum([subtotal, tax]), percentBack(schedule, now));
}

/** The steps of a line's terms in words, with what each gives back. After the last nothing comes back. */
export function backBySteps(
  price: { readonly subtotal: Paise; readonly tax: Paise },
  schedule: readonly TermsStep[],
): { when: string; back: Paise }[] {
  return schedule.map((step) => ({
    when: stepText(step.percent, formatDeadline(new Date(step.until))),
    back: givenBack(price, [step], new Date(0)),
  }));
}
