import { requireRight } from '../core/may.ts';
import type { Context } from './context.ts';
import { type FailedJob, failedJobsSince } from './failed-jobs.sql.ts';

/** Work of the clock that was given up within a day, by its kind. What the clock repeats comes again by itself. */
export async function listFailedJobs(ctx: Context): Promise<readonly FailedJob[]> {
  requireRight(ctx.viewer, 'see what failed');
  return failedJobsSince(ctx.db, ctx.config.databaseSchema, new Date(ctx.now.getTime() - 86_400_000));
}
