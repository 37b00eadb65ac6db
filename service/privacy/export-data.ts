import { exportAccount } from '../accounts/export-account.ts';
import { requireOwner } from '../core/may.ts';
import { personOf } from '../core/viewer.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { collectPersonData } from './person-data.ts';
import type { DataWire } from './privacy-answers.ts';

/** Exports per account and day. */
const aDay = 10;

/** Estimated cost of an export in milliseconds of processor time: measured 12 for an account without bookings. */
const cost = 60;

/**
 * All stored data about the signed-in user (DPDP Act 2023, s. 11). Data stored under the address alone is only included
 * if the address is confirmed. Recorded in the audit log. Throws RateLimitError.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function exportData(ctx: Context): Promise<DataWire> {
  const viewer = requireOwner(ctx.viewer, 'own account');
  await ctx.limiter.count([{ key: `export of ${viewer.userId}`, seconds: 86_400, times: aDay }], ctx.now);
  ctx.quota?.spend(ctx, cost);
  const data = { ...(await exportAccount(ctx, viewer.userId)), ...(await collectPersonData(ctx, personOf(viewer))) };
  const row = { action: 'export data', subjectType: 'user', subjectId: String(viewer.userId) };
  await recordAudit(ctx, { ...row, actor: 'the account itself' });
  return data;
}
