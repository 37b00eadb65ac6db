import { requireRight } from '../core/may.ts';
import { auditOf } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { dismissal, readFirstSteps } from './read-first-steps.ts';

/** How many first steps are left, of how many; none once somebody has dismissed them. */
export async function countFirstSteps(ctx: Context): Promise<{ left: number; all: number }> {
  requireRight(ctx.viewer, 'replace the catalogue');
  const [dismissed] = await auditOf(ctx, dismissal, { before: undefined, limit: 1 });
  if (dismissed) return { left: 0, all: 0 };
  const steps = Object.values(await readFirstSteps(ctx));
  return { left: steps.filter((done) => !done).length, all: steps.length };
}
