import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { bookingLimits } from './booking-limits.ts';
import { cancellationPolicies } from './cancellation-policies.ts';
import { defaultBookingLimits, defaultStayFees } from './default-settings.ts';
import { defaultTaxRules } from './default-tax-rules.ts';
import type { SaleSettings } from './sale-settings.ts';
import { keyOf } from './setting-schemas.ts';
import { storedSettings } from './settings.sql.ts';
import { stayFees } from './stay-fees.ts';
import { taxRules } from './tax-rules.ts';

/** What a sale goes by, as the operator decided it; what was never stored or cannot be read has its default. One statement. */
export async function readSaleSettings(ctx: Pick<Context, 'db' | 'viewer'>): Promise<SaleSettings> {
  requireRight(ctx.viewer, 'read the shop');
  const keys = {
    rules: keyOf('taxRules'),
    limits: keyOf('bookingLimits'),
    fees: keyOf('stayFees'),
    policies: keyOf('cancellationPolicies'),
  };
  const stored = await storedSettings(ctx.db, Object.values(keys));
  const rules = taxRules.safeParse(stored.get(keys.rules));
  const limits = bookingLimits.safeParse(stored.get(keys.limits));
  const fees = stayFees.safeParse(stored.get(keys.fees));
  const policies = cancellationPolicies.safeParse(stored.get(keys.policies));
  return {
    taxRules: rules.success ? rules.data : defaultTaxRules,
    limits: limits.success ? limits.data : defaultBookingLimits,
    stayFees: fees.success ? fees.data : defaultStayFees,
    policies: policies.success ? policies.data : [],
  };
}
