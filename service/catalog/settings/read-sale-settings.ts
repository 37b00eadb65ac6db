import { requireRight } from '../../core/may.ts';
import type { SaleSettings } from './sale-settings.ts';
import { type SettingContext, settingReader } from './setting-reader.ts';

const names = ['taxRules', 'bookingLimits', 'stayFees', 'cancellationPolicies'] as const;

/**
 * The settings of a sale; missing or unreadable ones have their defaults.
 *
 * @may everyone
 */
export async function readSaleSettings(ctx: SettingContext): Promise<SaleSettings> {
  requireRight(ctx.viewer, 'read the shop');
  const read = await settingReader(ctx, names);
  return {
    taxRules: read('taxRules'),
    limits: read('bookingLimits'),
    stayFees: read('stayFees'),
    policies: read('cancellationPolicies'),
  };
}
