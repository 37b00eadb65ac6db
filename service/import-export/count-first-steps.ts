import { requireRight } from '../core/may.ts';
import { listSubjectAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { dismissal, readFirstSteps } from './read-first-steps.ts';

/**
 * The number of remaining first steps and their total; zero once they are dismissed.
 *
 * @may admin, operator
 */
export async function countFirstSteps(ctx: Context): Promise<{ left: number; all: number }> {
  requireRight(ctx.viewer, 'replace the catalogue');
  const [dismissed] = await listSubjectAudit(ctx, dismissal, { before: undefined, limit: 1 });
  if (dismissed) return { left: 0, all: 0 };
  const steps = Object.values(await readFirstSteps(ctx));
  return { left: steps.filter((done) => !done).length, all: steps.length };
}
