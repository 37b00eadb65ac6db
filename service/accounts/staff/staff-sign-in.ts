import { adminAuditTexts } from '../../../messages/en/admin/audit.ts';
import { english } from '../../../messages/translate.ts';
import { recordAudit, recordAudits } from '../../platform/audit.ts';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { hashOfCode, makeSecretCode } from '../../platform/secret-code.ts';
import type { StaffKeys } from './staff.sql.ts';
import { idleEnd, longestHours } from './staff.ts';
import { openStaffSession } from './staff-sessions.sql.ts';
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
  const subjectId = email ?? 'unknown address';
  const [listed] = await ctx.limiter.count([{ key: `refused sign-ins of ${subjectId}`, seconds: anHour }], ctx.now);
  if (!listed || listed.calls > refusedAnHour) return;
  const more = listed.calls === refusedAnHour ? { more: english(adminAuditTexts.moreAttempts) } : {};
  const after = { reason, device, network: ctx.network, ...more };
  await recordAudit(ctx, { action: 'refused-sign-in', subjectType: 'staff', subjectId, after });
}

/** Opens a back-office session for a person who has proven both factors; returns its cookie. */
export async function startStaffSession(
  ctx: Context,
  { userId, device }: { userId: number; device: string },
): Promise<string> {
  const secret = makeSecretCode();
  const endsAt = new Date(ctx.now.getTime() + longestHours * 3_600_000);
  const session = { userId, device, secretHash: hashOfCode(secret), now: ctx.now, endsAt };
  const sid = await openStaffSession(ctx.db, { ...session, expiresAt: idleEnd(ctx.now, endsAt) });
  return staffCookie(ctx.config, { sid, secret });
}

const cookieName = 'desk';

function cookie(config: Pick<Config, 'publicUrl'>, value: string, seconds: number): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  // hidden from scripts and other sites
  return `${cookieName}=${value}; Path=/admin; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** The cookie of a back-office session: its id, and the secret that proves it. */
function staffCookie(config: Pick<Config, 'publicUrl'>, session: { sid: string; secret: string }): string {
  return cookie(config, `${session.sid}.${session.secret}`, longestHours * 3_600);
}

export function expiredStaffCookie(config: Pick<Config, 'publicUrl'>): string {
  return cookie(config, '', 0);
}

/** The session in the request's cookie. */
export function staffCookieIn(header: string | undefined): { sid: string; secret: string } | undefined {
  const shape = new RegExp(
    `(?:^|;) *${cookieName}=([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})\\.([\\w-]{43})(?:;|$)`,
  );
  const [, sid, secret] = shape.exec(header ?? '') ?? [];
  return sid && secret ? { sid, secret } : undefined;
}
