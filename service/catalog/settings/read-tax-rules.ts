import { today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import type { TaxTerms } from '../price.ts';
import { type SettingContext, settingReader } from './setting-reader.ts';
import type { TaxRule } from './tax-rules.ts';

/** The operator's tax rules, else the specified one. */
export async function readTaxRules(ctx: SettingContext): Promise<TaxRule[]> {
  requireRight(ctx.viewer, 'read the shop');
  return (await settingReader(ctx, ['taxRules']))('taxRules');
}

/** The tax rules with today's date. */
export async function readTaxTerms(ctx: SettingContext): Promise<TaxTerms> {
  return { rules: await readTaxRules(ctx), on: today(ctx.now) };
}
