import { requireRight } from '../../core/may.ts';
import type { Context } from '../context.ts';
import { deleteEndedWindows } from './shared-counts.sql.ts';

const atATime = 20_000;

/** Deletes the windows of limits that have ended, some at a time so that nobody waits (job 'forget-limits'). */
export async function forgetEndedLimits(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  while ((await deleteEndedWindows(ctx.db, ctx.now, atATime)) === atATime);
}
