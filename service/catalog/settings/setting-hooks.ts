import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { english } from '../../../messages/translate.ts';
import { finding, invalidBody } from '../../content/read-entry.ts';
import type { WriteHooks } from '../../content/write-hooks.ts';
import { isGstin } from '../../core/gstin.ts';
import { requireRight } from '../../core/may.ts';
import { cancellationPolicies } from './cancellation-policies.ts';
import { missingPolicies, updateAllFreeCancellation } from './policy-hooks.ts';
import { type SettingName, settingNamed, settingSchemas } from './setting-schemas.ts';

/** Settings of prices, limits of unpaid bookings, late payments, partners’ answers and refunds: only admins may change them. */
const byAdmins: ReadonlySet<SettingName | undefined> = new Set<SettingName>([
  'taxRules',
  'taxRuleSets',
  'stayFees',
  'bookingLimits',
  'latePayments',
  'partnerAnswers',
  'cancellationPolicies',
]);

/** Write hooks: validate a setting by its key, and require admins for some. */
export const settingHooks: WriteHooks = {
  check: async (ctx, { before, values }) => {
    const name = settingNamed(String(before?.['key']));
    if (name === 'searchEngines') requireRight(ctx.viewer, 'change redirects and search engines');
    if (name === 'dataRequests') requireRight(ctx.viewer, 'answer for personal data');
    if (byAdmins.has(name)) requireRight(ctx.viewer, 'change the rules of sale');
    if (!name || !values.has('value')) return;
    const value = values.get('value');
    const parsed = settingSchemas[name].safeParse(value);
    if (!parsed.success) {
      const findings = parsed.error.issues.map(({ path, message }) =>
        finding(['value', ...path.map(String)], `is not valid: ${message}`),
      );
      throw invalidBody(findings.slice(0, 20));
    }
    if (name === 'contact') checkGstin(settingSchemas.contact.parse(value).gstin);
    if (name !== 'cancellationPolicies') return;
    const missing = await missingPolicies(ctx, cancellationPolicies.parse(parsed.data));
    if (missing.length === 0) return;
    throw invalidBody([finding(['value'], `must keep policies that products use: ${missing.join(', ')}`)]);
  },
  follow: async (ctx, settings) => {
    const names = settings.map(({ after }) => settingNamed(String(after['key'])));
    if (names.includes('cancellationPolicies')) await updateAllFreeCancellation(ctx);
  },
};

/** Checked for new values only: a stored GSTIN that fails must not make the whole setting unreadable. */
function checkGstin(gstin: string | undefined): void {
  if (gstin === undefined || isGstin(gstin)) return;
  const problem = `is not valid: ${english(adminFieldRulesTexts.gstinImpossible)}`;
  throw invalidBody([finding(['value', 'gstin'], problem)]);
}
