import type { Paise } from '../core/money.ts';

/** Why a payment after the hold had expired cannot be used. */
type LateReason =
  | 'late'
  | 'late-sold-out'
  | 'late-not-sold'
  | 'late-other-policy'
  | 'late-begun'
  | 'late-change'
  /** The price is higher today. */
  | { readonly was: Paise; readonly now: Paise };

/** Why a payment, or the rest of it, cannot be used. */
export type RefundReason =
  | LateReason
  | 'cancelled'
  | 'paid-before'
  | 'other-amount'
  | 'more-than-asked'
  | 'part-only'
  | 'goodwill';
