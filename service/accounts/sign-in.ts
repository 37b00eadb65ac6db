import type { Context } from '../platform/context.ts';
import { hashOfCode, makeSecretCode } from '../platform/secret-code.ts';
import { type SignedInDevice, sessionDays } from './session.ts';
import { openSession } from './sessions.sql.ts';
import { signToken } from './token.ts';
import type { User } from './user.ts';

/** A session as the one who opened it gets it. */
export interface OpenedSession {
  /** What the device shows with each call, for half a day. */
  readonly jwt: string;
  /** What gets the next one: for the cookie alone. */
  readonly renewal: string;
}

/** What signing in answers, and the secret that its door puts into the cookie. */
export interface SignedInSession extends OpenedSession {
  readonly user: User;
  /** Of the password that the account has: the device is known with it. It is never answered. */
  readonly passwordHash: string | null;
}

/**
 * Opens a session; undefined when the password, if it was by password, was changed or the user blocked in the meantime.
 * `device` is the name under which its owner sees it.
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
