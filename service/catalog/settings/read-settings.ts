import { allTranslations } from '../../content/translations.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { type SettingContext, settingReader } from './setting-reader.ts';
import { type SettingValues, settingNames } from './setting-schemas.ts';
import { settingsIn } from './setting-texts.ts';

/**
 * All settings in the reader's language; missing or unreadable ones have their defaults. Cached pages that use them are
 * dropped when a setting changes.
 *
 * @may everyone
 */
export async function readSettings(ctx: SettingContext & Pick<Context, 'language'>): Promise<SettingValues> {
  requireRight(ctx.viewer, 'read the site');
  const read = await settingReader(ctx, settingNames);
  const settings: SettingValues = {
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
    latePayments: read('latePayments'),
    partnerAnswers: read('partnerAnswers'),
    cancellationPolicies: read('cancellationPolicies'),
    searchEngines: read('searchEngines'),
    dataRequests: read('dataRequests'),
  };
  return ctx.language === 'en' ? settings : settingsIn(ctx.language, settings, await allTranslations(ctx, 'setting'));
}
