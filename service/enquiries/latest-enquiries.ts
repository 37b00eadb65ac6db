import { today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type InboxRow, openEnquiries } from './inbox/inbox.sql.ts';

/**
 * The ten latest open enquiries that are not snoozed, and their total number.
 *
 * @may support, admin, operator
 */
export async function latestEnquiries(ctx: Context): Promise<{ enquiries: readonly InboxRow[]; total: number }> {
  requireRight(ctx.viewer, 'answer travellers');
  return openEnquiries(ctx.db, today(ctx.now), 10);
}
