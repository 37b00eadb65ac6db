import type { CancellationPolicy } from '../cancellation-policy.ts';
import type { BookingLimits } from './booking-limits.ts';
import type { StayFees } from './stay-fees.ts';
import type { TaxRule } from './tax-rules.ts';

/** What a sale goes by, as the operator decided it. */
export interface SaleSettings {
  readonly taxRules: readonly TaxRule[];
  readonly limits: BookingLimits;
  readonly stayFees: StayFees;
  /** The operator's own, beside those that every site has. */
  readonly policies: readonly CancellationPolicy[];
}
