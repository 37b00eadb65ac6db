import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { defaultSettings } from './default-settings.ts';
import { keyOf, settingNames } from './setting-schemas.ts';
import { insertSettings, publicKeys } from './settings.sql.ts';

/**
 * Inserts missing settings with their defaults, so that the back office and the content API can show them. Existing
 * ones stay.
 *
 * @may clock
 */
export async function addMissingSettings(ctx: Pick<Context, 'db' | 'now' | 'viewer'>): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  const there = await publicKeys(ctx.db);
  const missing = settingNames.filter((name) => !there.has(keyOf(name)));
  if (missing.length === 0) return;
  await insertSettings(ctx.db, new Map(missing.map((name) => [keyOf(name), defaultSettings[name]])), ctx.now);
}
