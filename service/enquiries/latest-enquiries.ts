import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type InboxRow, openEnquiries } from './inbox/inbox.sql.ts';

/** What people asked of the operator and nobody has answered, the latest five, and how many there are. */
export async function latestEnquiries(ctx: Context): Promise<{ enquiries: readonly InboxRow[]; total: number }> {
  requireRight(ctx.viewer, 'answer travellers');
  return openEnquiries(ctx.db, 5);
}
