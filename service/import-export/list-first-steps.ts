import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type FirstSteps, readFirstSteps } from './read-first-steps.ts';

/** @may admin, operator */
export async function listFirstSteps(ctx: Context): Promise<FirstSteps> {
  requireRight(ctx.viewer, 'replace the catalogue');
  return readFirstSteps(ctx);
}
