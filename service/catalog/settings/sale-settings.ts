import type { CancellationPolicy } from '../cancellation-policy.ts';
import type { BookingLimits } from './booking-limits.ts';
import type { StayFees } from './stay-fees.ts';
import type { TaxRule } from './tax-rules.ts';

/** The settings of a sale. */
export interface SaleSettings {
  readonly taxRules: readonly TaxRule[];
  readonly limits: BookingLimits;
  readonly stayFees: StayFees;
  /** The operator's own, besides the built-in ones. */
  readonly policies: readonly CancellationPolicy[];
}
