import { requireRight } from '../core/may.ts';
import type { Context } from './context.ts';
import { type FailedJob, failedJobsSince } from './failed-jobs.sql.ts';

/**
 * Scheduled and queued jobs that failed for good within a day, by name. Scheduled jobs run again at their next time.
 *
 * @may admin, operator
 */
export async function listFailedJobs(ctx: Context): Promise<readonly FailedJob[]> {
  requireRight(ctx.viewer, 'see what failed');
  return failedJobsSince(ctx.db, ctx.config.databaseSchema, new Date(ctx.now.getTime() - 86_400_000));
}
