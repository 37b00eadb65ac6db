import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { defaultSettings } from './default-settings.ts';
import { keyOf, type SettingName, type Settings, settingNames, settingSchemas } from './setting-schemas.ts';
import { storedSettings } from './settings.sql.ts';

/**
 * What the operator decided, whole: a setting that was never stored, or that this version cannot read, has its default.
 * One statement; the finished pages that use it are dropped when a setting changes.
 */
export async function readSettings(ctx: Pick<Context, 'db' | 'log' | 'viewer'>): Promise<Settings> {
  requireRight(ctx.viewer, 'read the shop');
  const stored = await storedSettings(ctx.db, settingNames.map(keyOf));
  function read<Name extends SettingName>(name: Name): Settings[Name];
  function read(name: SettingName): Settings[SettingName] {
    const value = stored.get(keyOf(name));
    if (value === undefined) return defaultSettings[name];
    const parsed = settingSchemas[name].safeParse(value);
    if (parsed.success) return parsed.data;
    ctx.log.warn({ setting: name, problem: parsed.error.message }, 'a setting cannot be read; its default holds');
    return defaultSettings[name];
  }
  return {
    contact: read('contact'),
    hero: read('hero'),
    heroClaims: read('heroClaims'),
    heroCounters: read('heroCounters'),
    aboutStatistics: read('aboutStatistics'),
    contactStatistics: read('contactStatistics'),
    exploreIndia: read('exploreIndia'),
    socialLinks: read('socialLinks'),
    testimonials: read('testimonials'),
    taxRules: read('taxRules'),
    taxRuleSets: read('taxRuleSets'),
    stayFees: read('stayFees'),
    bookingLimits: read('bookingLimits'),
    cancellationPolicies: read('cancellationPolicies'),
  };
}
