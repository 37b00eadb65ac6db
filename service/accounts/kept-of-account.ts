import { AppError, invalid } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import { hashOfCode } from '../platform/secret-code.ts';
import { spendCode } from './codes.sql.ts';
import { wrongCurrentPassword } from './current-password.ts';
import { confirmedAt, deleteUser, lockUserToDelete, loginsOf, savedOf } from './kept-of-account.sql.ts';
import { sessionsOf } from './sessions.sql.ts';
import { unauthorized } from './user.ts';
import { findUserWithHash } from './users.sql.ts';

/** Everything that the account itself is made of, without what opens it. Throws UnauthorizedError when it is gone. */
export async function keptOfAccount(ctx: Context, userId: number) {
  const found = await findUserWithHash(ctx.db, { id: userId });
  if (!found) throw unauthorized();
  const { id: _row, blocked: _inner, ...user } = found.user;
  return {
    account: {
      ...user,
      createdAt: user.createdAt.toISOString(),
      updatedAt: user.updatedAt.toISOString(),
      hasPassword: found.passwordHash !== null,
    },
    signInWith: (await loginsOf(ctx.db, userId)).map((login) => ({
      provider: login.provider,
      subject: login.subject,
      since: login.since.toISOString(),
      lastUsedAt: login.lastUsedAt.toISOString(),
    })),
    devices: (await sessionsOf(ctx.db, userId, ctx.now)).map(({ device, createdAt, usedAt }) => ({
      device,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
    })),
    saved: (await savedOf(ctx.db, userId)).map(({ name, savedAt }) => ({ name, savedAt: savedAt.toISOString() })),
  };
}

/** That somebody who is signed in is the owner: the hash of the password that was shown, or the code of an email. */
export type OwnersProof = { readonly passwordHash: string } | { readonly code: string };

/**
 * Holds the account so that nothing of it begins until the transaction ends, once the proof is good. Throws
 * UnauthorizedError when the account is gone, ForbiddenError for staff, ValidationError for a code that is wrong, used or expired and for a password that was
 * changed in the meantime.
 */
export async function holdToDelete(ctx: Context, userId: number, proof: OwnersProof): Promise<void> {
  const held = await holdTraveller(ctx, userId);
  if (!held) throw unauthorized();
  if ('passwordHash' in proof) {
    if (held.passwordHash !== proof.passwordHash) throw wrongCurrentPassword();
    return;
  }
  const owner = await spendCode(ctx.db, 'delete', hashOfCode(proof.code), ctx.now);
  if (owner !== userId) throw invalid('Incorrect code provided');
}

/**
 * Holds the account of somebody who has to be shown to be its owner by other means; undefined when it is gone. Throws
 * ForbiddenError for staff.
 */
export async function holdTraveller(ctx: Context, userId: number) {
  const held = await lockUserToDelete(ctx.db, userId);
  // whoever asks: also who signed in as the traveller that he is besides
  if (held && held.role !== 'traveller' && held.role !== 'partner')
    throw new AppError('ForbiddenError', 'An account of our staff is ended by an admin');
  return held;
}

/** The account whose owner has confirmed that address. */
export const accountAt = (ctx: Context, email: string): Promise<{ userId: number } | undefined> =>
  confirmedAt(ctx.db, email);

/** Deletes the account; its sessions, codes, sign-ins and saved items go with it. Part of the caller's transaction. */
export async function deleteAccountRow(ctx: Context, userId: number): Promise<void> {
  await deleteUser(ctx.db, userId);
}
