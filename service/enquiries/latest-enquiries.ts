import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { enquiriesSince, type LatestEnquiry } from './enquiries.sql.ts';

const days = 7;

/** What people asked of the operator within a week, the latest five, and how many there were. */
export async function latestEnquiries(ctx: Context): Promise<{ enquiries: readonly LatestEnquiry[]; total: number }> {
  requireRight(ctx.viewer, 'answer travellers');
  return enquiriesSince(ctx.db, new Date(ctx.now.getTime() - days * 86_400_000), 5);
}
