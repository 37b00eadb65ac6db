import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { readFirstSteps } from './read-first-steps.ts';

const finished = new WeakSet<Context['config']>();

/**
 * Whether the setup guide has steps left. Each page of the back office wants to know, so it is not read again in this
 * process once all were done.
 *
 * @may admin, operator
 */
export async function hasFirstSteps(ctx: Context): Promise<boolean> {
  requireRight(ctx.viewer, 'replace the catalogue');
  if (finished.has(ctx.config)) return false;
  const isDone = Object.values(await readFirstSteps(ctx)).every(Boolean);
  if (isDone) finished.add(ctx.config);
  return !isDone;
}
