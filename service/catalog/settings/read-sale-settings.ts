import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import type { CancellationPolicy } from '../cancellation-policy.ts';
import { type BookingLimits, bookingLimits } from './booking-limits.ts';
import { cancellationPolicies } from './cancellation-policies.ts';
import { defaultBookingLimits } from './default-settings.ts';
import { defaultTaxRules } from './default-tax-rules.ts';
import { keyOf } from './setting-schemas.ts';
import { storedSettings } from './settings.sql.ts';
import { type TaxRule, taxRules } from './tax-rules.ts';

/** What a sale goes by, as the operator decided it; what was never stored or cannot be read has its default. One statement. */
export async function readSaleSettings(
  ctx: Pick<Context, 'db' | 'viewer'>,
): Promise<{ taxRules: readonly TaxRule[]; limits: BookingLimits; policies: readonly CancellationPolicy[] }> {
  requireRight(ctx.viewer, 'read the shop');
  const keys = { rules: keyOf('taxRules'), limits: keyOf('bookingLimits'), policies: keyOf('cancellationPolicies') };
  const stored = await storedSettings(ctx.db, Object.values(keys));
  const rules = taxRules.safeParse(stored.get(keys.rules));
  const limits = bookingLimits.safeParse(stored.get(keys.limits));
  const policies = cancellationPolicies.safeParse(stored.get(keys.policies));
  return {
    taxRules: rules.success ? rules.data : defaultTaxRules,
    limits: limits.success ? limits.data : defaultBookingLimits,
    policies: policies.success ? policies.data : [],
  };
}
