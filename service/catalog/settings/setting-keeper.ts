import type { Keeper } from '../../content/keeper.ts';
import { finding, invalidBody } from '../../content/read-entry.ts';
import { AppError } from '../../core/app-error.ts';
import { settingNamed, settingSchemas } from './setting-schemas.ts';

/** A setting holds what its key allows; how much tax is taken is decided by admins. */
export const settingKeeper: Keeper = {
  check: ({ viewer }, { before, values }) => {
    const name = settingNamed(String(before?.['key']));
    if (name === 'taxRules' && viewer.kind === 'user' && viewer.role !== 'admin') {
      throw new AppError('ForbiddenError', 'Forbidden');
    }
    if (!name || !values.has('value')) return;
    const parsed = settingSchemas[name].safeParse(values.get('value'));
    if (parsed.success) return;
    const findings = parsed.error.issues.map(({ path, message }) =>
      finding(['value', ...path.map(String)], `is not valid: ${message}`),
    );
    throw invalidBody(findings.slice(0, 20));
  },
};
