import { requireRight } from '../../core/may.ts';
import type { SignedIn } from '../../core/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { hashOfCode } from '../../platform/secret-code.ts';
import { idleEnd, isStaffRole } from './staff.ts';
import { findStaffSession, touchStaffSession } from './staff-sessions.sql.ts';
import { staffCookieIn } from './staff-sign-in.ts';

const msBetweenNotes = 60_000;

/**
 * The member of staff with that cookie, and records that the session is used; undefined if it is invalid.
 *
 * @may everyone
 */
export async function staffOfSession(
  ctx: Context,
  { cookie }: { cookie: string | undefined },
): Promise<SignedIn | undefined> {
  requireRight(ctx.viewer, 'sign in');
  const shown = staffCookieIn(cookie);
  if (!shown) return undefined;
  const found = await findStaffSession(ctx.db, { id: shown.sid, secretHash: hashOfCode(shown.secret), now: ctx.now });
  if (!found?.endsAt || !isStaffRole(found.role)) return undefined;
  // so that not every page causes a write
  if (ctx.now.getTime() - found.usedAt.getTime() >= msBetweenNotes) {
    await touchStaffSession(ctx.db, { id: shown.sid, now: ctx.now, expiresAt: idleEnd(ctx.now, found.endsAt) });
  }
  return {
    kind: 'user',
    userId: found.userId,
    sessionId: shown.sid,
    role: found.role,
    email: found.email,
    username: found.username,
    confirmed: true,
  };
}
