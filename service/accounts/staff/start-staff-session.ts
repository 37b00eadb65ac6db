import type { Context } from '../../platform/context.ts';
import { hashOfCode, makeSecretCode } from '../../platform/secret-code.ts';
import { idleEnd, longestHours } from './staff.ts';
import { staffCookie } from './staff-cookie.ts';
import { openStaffSession } from './staff-sessions.sql.ts';

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
