import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { dismissal } from './read-first-steps.ts';

/** Takes the first steps off the page Today, for everybody; their own page stays. */
export async function dismissFirstSteps(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'replace the catalogue');
  await recordAudit(ctx, { action: 'dismiss', ...dismissal });
}
