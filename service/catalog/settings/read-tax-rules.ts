import { today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import type { TaxTerms } from '../price.ts';
import { defaultTaxRules } from './default-tax-rules.ts';
import { keyOf } from './setting-schemas.ts';
import { storedSettings } from './settings.sql.ts';
import { type TaxRule, taxRules } from './tax-rules.ts';

/** The operator's tax rules, else the specified one. One statement. */
export async function readTaxRules(ctx: Pick<Context, 'db' | 'viewer'>): Promise<TaxRule[]> {
  requireRight(ctx.viewer, 'read the shop');
  const key = keyOf('taxRules');
  const parsed = taxRules.safeParse((await storedSettings(ctx.db, [key])).get(key));
  return parsed.success ? parsed.data : defaultTaxRules;
}

/** What tax is reckoned by today. One statement. */
export async function readTaxTerms(ctx: Pick<Context, 'db' | 'now' | 'viewer'>): Promise<TaxTerms> {
  return { rules: await readTaxRules(ctx), on: today(ctx.now) };
}
