import { requireOwner } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { type QrPath, qrPath } from '../../platform/qr-code.ts';
import type { ListedSession } from '../session.ts';
import { unauthorized } from '../user.ts';
import { authenticatorLink, secretToSetUp, wordOfNext } from './second-factor.ts';
import { findStaffKeys, recoveryCodesLeft } from './staff.sql.ts';
import { staffSessionsOf } from './staff-sessions.sql.ts';

interface StaffAccount {
  /** The current device first, then by last use. */
  readonly sessions: readonly ListedSession[];
  readonly recoveryCodesLeft: number;
  /** Set-up data of the next authenticator: stable for a session until it is set up. */
  readonly setUp: { readonly secret: string; readonly qr: QrPath };
}

/**
 * A staff member's sessions and second factors.
 *
 * @may partner, editor, support, admin
 */
export async function showStaffAccount(ctx: Context): Promise<StaffAccount> {
  const { userId, sessionId, email } = requireOwner(ctx.viewer, 'own staff account');
  const listed = await staffSessionsOf(ctx.db, userId, ctx.now);
  const sessions = listed.map((session) => ({ ...session, current: session.id === sessionId }));
  const keys = await findStaffKeys(ctx.db, { userId });
  if (!keys) throw unauthorized();
  const secret = secretToSetUp(ctx.config.secret, wordOfNext(keys, sessionId));
  return {
    sessions: [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)],
    recoveryCodesLeft: await recoveryCodesLeft(ctx.db, userId),
    setUp: { secret, qr: qrPath(authenticatorLink(secret, email)) },
  };
}
