import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { dismissal } from './read-first-steps.ts';

/**
 * Removes the first steps from the page Today, for everyone; their own page stays.
 *
 * @may admin, operator
 */
export async function dismissFirstSteps(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'replace the catalogue');
  await recordAudit(ctx, { action: 'dismiss', ...dismissal });
}
