import { keptOfAccount } from '../accounts/kept-of-account.ts';
import { requireOwner } from '../core/may.ts';
import { personOf } from '../core/viewer.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { keptOfPerson } from './person.ts';
import type { DataWire } from './privacy-answers.ts';

/** Of one account within a day. */
const aDay = 10;

/** What an export costs, in estimated milliseconds of a processor: measured 12 for an account without bookings. */
const cost = 60;

/**
 * Everything that is held about the signed-in user (DPDP Act 2023, s. 11). What is kept under the address alone is only
 * handed out once that is confirmed. Leaves a row in the audit log. Throws RateLimitError for too many.
 */
export async function exportData(ctx: Context): Promise<DataWire> {
  const viewer = requireOwner(ctx.viewer, 'own account');
  await ctx.limiter.count([{ key: `export of ${viewer.userId}`, seconds: 86_400, times: aDay }], ctx.now);
  ctx.budget?.spend(ctx, cost);
  const kept = { ...(await keptOfAccount(ctx, viewer.userId)), ...(await keptOfPerson(ctx, personOf(viewer))) };
  const row = { action: 'export data', subjectType: 'user', subjectId: String(viewer.userId) };
  await recordAudit(ctx, { ...row, actor: 'the account itself' });
  return kept;
}
