import { today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import type { CancellationPolicy } from '../cancellation-policy.ts';
import type { TaxRule, TaxTerms } from '../tax.ts';
import type { BookingLimits } from './booking-limits.ts';
import { type SettingContext, settingReader } from './setting-reader.ts';
import type { StayFees } from './stay-fees.ts';

/** The settings of a sale. */
export interface SaleSettings {
  readonly taxRules: readonly TaxRule[];
  readonly limits: BookingLimits;
  readonly stayFees: StayFees;
  /** The operator's own, besides the built-in ones. */
  readonly policies: readonly CancellationPolicy[];
}

const names = ['taxRules', 'bookingLimits', 'stayFees', 'cancellationPolicies'] as const;

/**
 * The settings of a sale; missing or unreadable ones have their defaults.
 *
 * @may everyone
 */
export async function readSaleSettings(ctx: SettingContext): Promise<SaleSettings> {
  requireRight(ctx.viewer, 'read the site');
  const read = await settingReader(ctx, names);
  return {
    taxRules: read('taxRules'),
    limits: read('bookingLimits'),
    stayFees: read('stayFees'),
    policies: read('cancellationPolicies'),
  };
}

/** The operator's tax rules, else the specified one. */
export async function readTaxRules(ctx: SettingContext): Promise<TaxRule[]> {
  requireRight(ctx.viewer, 'read the site');
  return (await settingReader(ctx, ['taxRules']))('taxRules');
}

/** The tax rules with today's date. */
export async function readTaxTerms(ctx: SettingContext): Promise<TaxTerms> {
  return { rules: await readTaxRules(ctx), on: today(ctx.now) };
}
