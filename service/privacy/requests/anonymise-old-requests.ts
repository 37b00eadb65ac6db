import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { anonymiseEndedRequests } from './data-requests.sql.ts';

const retentionMs = 365 * 24 * 3_600_000;

/**
 * Deletes the requester's identity from requests that ended a year ago.
 *
 * @may clock
 */
export async function anonymiseOldRequests(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  await anonymiseEndedRequests(ctx.db, new Date(ctx.now.getTime() - retentionMs));
}
