import type { Context } from '../platform/context.ts';
import { hashOfCode, makeSecretCode } from '../platform/secret-code.ts';
import { type SignedInDevice, sessionDays } from './session.ts';
import { openSession } from './sessions.sql.ts';
import { signToken } from './token.ts';
import type { User } from './user.ts';

/** A session as returned to the caller who opened it. */
export interface OpenedSession {
  /** The token sent with each call, valid for half a day. */
  readonly jwt: string;
  /** The renewal secret, for the cookie only. */
  readonly renewal: string;
}

/** The result of signing in, with the renewal secret for the cookie. */
export interface SignedInSession extends OpenedSession {
  readonly user: User;
  /** Hash of the current password, for the device cookie. Never sent to a client. */
  readonly passwordHash: string | null;
}

/**
 * Opens a session; undefined if the password (for sign-ins by password) was changed or the user blocked in the
 * meantime. `device` is its display name.
 */
export async function signIn(
  ctx: Context,
  { userId, passwordHash, device }: { userId: number; passwordHash?: string } & SignedInDevice,
): Promise<OpenedSession | undefined> {
  const secret = makeSecretCode();
  const expiresAt = new Date(ctx.now.getTime() + sessionDays * 86_400_000);
  const renewalHash = hashOfCode(secret);
  const sid = await openSession(ctx.db, { userId, passwordHash, device, renewalHash, now: ctx.now, expiresAt });
  if (!sid) return undefined;
  return { jwt: await signToken(ctx.config.secret, { id: userId, sid }, ctx.now), renewal: `${sid}.${secret}` };
}
