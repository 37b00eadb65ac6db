import { recordAudit, recordAudits } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { StaffKeys } from './staff.sql.ts';
import type { SecondFactor } from './take-second-factor.ts';

const anHour = 3_600;
/** Refused sign-ins of one address per hour in the audit log, so that a flood does not fill it. */
const refusedAnHour = 20;

/** Records a sign-in to the back office in the audit log. Runs in the caller's transaction. */
export async function recordSignIn(
  ctx: Context,
  { email, userId }: StaffKeys,
  { factor, device, left }: { factor: SecondFactor; device: string; left: number },
): Promise<void> {
  const row = { subjectType: 'staff', subjectId: email, actor: { email, userId } };
  const signedIn = { ...row, action: 'sign-in', after: { with: factor, device, network: ctx.network } };
  const used = { ...row, action: 'use-recovery-code', after: { left } };
  await recordAudits(ctx, factor === 'recovery code' ? [used, signedIn] : [signedIn]);
}

/** Records a refused sign-in in the audit log. The address of a person who is not staff is not stored. */
export async function recordRefusedSignIn(
  ctx: Context,
  { email, reason, device }: { email: string | undefined; reason: string; device: string },
): Promise<void> {
  const subjectId = email ?? 'an address of nobody here';
  const [listed] = await ctx.limiter.count([{ key: `refused sign-ins of ${subjectId}`, seconds: anHour }], ctx.now);
  if (!listed || listed.calls > refusedAnHour) return;
  const more = listed.calls === refusedAnHour ? { more: 'Further ones within this hour are not listed' } : {};
  const after = { reason, device, network: ctx.network, ...more };
  await recordAudit(ctx, { action: 'refused-sign-in', subjectType: 'staff', subjectId, after });
}
