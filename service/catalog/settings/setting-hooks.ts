import { finding, invalidBody } from '../../content/read-entry.ts';
import type { WriteHooks } from '../../content/write-hooks.ts';
import { requireRight } from '../../core/may.ts';
import { type SettingName, settingNamed, settingSchemas } from './setting-schemas.ts';

/** How much tax is taken, and how much can be held unpaid. */
const byAdmins: ReadonlySet<SettingName | undefined> = new Set<SettingName>([
  'taxRules',
  'taxRuleSets',
  'bookingLimits',
]);

/** A setting holds what its key allows; some are decided by admins only. */
export const settingHooks: WriteHooks = {
  check: ({ viewer }, { before, values }) => {
    const name = settingNamed(String(before?.['key']));
    if (byAdmins.has(name)) requireRight(viewer, 'change the rules of sale');
    if (!name || !values.has('value')) return;
    const parsed = settingSchemas[name].safeParse(values.get('value'));
    if (parsed.success) return;
    const findings = parsed.error.issues.map(({ path, message }) =>
      finding(['value', ...path.map(String)], `is not valid: ${message}`),
    );
    throw invalidBody(findings.slice(0, 20));
  },
};
