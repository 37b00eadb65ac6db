import type { Paise } from '../core/money.ts';

/** Why money that came after the hold had expired buys nothing. */
type LateReason =
  | 'late'
  | 'late-sold-out'
  | 'late-not-sold'
  | 'late-other-policy'
  | 'late-begun'
  | 'late-change'
  /** Today it is dearer. */
  | { readonly was: Paise; readonly now: Paise };

/** Why money, or the rest of it, buys nothing. */
export type RefundReason =
  | LateReason
  | 'cancelled'
  | 'paid-before'
  | 'other-amount'
  | 'more-than-asked'
  | 'part-only'
  | 'goodwill';
