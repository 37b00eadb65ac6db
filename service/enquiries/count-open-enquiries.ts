import { today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { countOpen } from './inbox/inbox.sql.ts';

/** A count stops here. */
const most = 100;

/**
 * Counts the enquiries that need a reply and are not snoozed, up to a hundred.
 *
 * @may support, admin, operator
 */
export async function countOpenEnquiries(ctx: Context): Promise<number> {
  requireRight(ctx.viewer, 'answer travellers');
  return countOpen(ctx.db, today(ctx.now), most);
}
