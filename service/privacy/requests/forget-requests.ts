import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { forgetRequestsEnded } from './data-requests.sql.ts';

const keptFor = 365 * 24 * 3_600_000;

/** A year after it ended a request says no more who asked. */
export async function forgetRequests(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  await forgetRequestsEnded(ctx.db, new Date(ctx.now.getTime() - keptFor));
}
