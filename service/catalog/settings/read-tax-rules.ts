import type { Context } from '../../platform/context.ts';
import { defaultTaxRules } from './default-settings.ts';
import { keyOf } from './setting-schemas.ts';
import { storedSettings } from './settings.sql.ts';
import { type TaxRule, taxRules } from './tax-rules.ts';

/** The operator's tax rules, else the specified one. One statement. */
export async function readTaxRules(ctx: Pick<Context, 'db'>): Promise<TaxRule[]> {
  const key = keyOf('taxRules');
  const parsed = taxRules.safeParse((await storedSettings(ctx.db, [key])).get(key));
  return parsed.success ? parsed.data : defaultTaxRules;
}
