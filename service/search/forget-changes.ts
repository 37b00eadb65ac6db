import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { deleteChanges } from './in-process/changes.sql.ts';

/** Milliseconds after which every process has read a change. */
const retentionMs = 6 * 3_600_000;

/**
 * Deletes old changes of the search indexes (part of the job 'forget-limits').
 *
 * @may clock
 */
export async function forgetChanges(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  await deleteChanges(ctx.db, new Date(ctx.now.getTime() - retentionMs));
}
