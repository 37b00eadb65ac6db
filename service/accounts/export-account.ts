import { errorsAccountsTexts } from '../../messages/en/errors/accounts.ts';
import { sentence } from '../../messages/message.ts';
import { AppError } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import { hashOfCode } from '../platform/secret-code.ts';
import { confirmedAt, deleteUser, lockUserToDelete, loginsOf, savedOf } from './account-data.sql.ts';
import { spendCode } from './codes.sql.ts';
import { wrongCurrentPassword } from './current-password.ts';
import { incorrectCode } from './one-time-code.ts';
import { sessionsOf } from './sessions.sql.ts';
import { unauthorized } from './user.ts';
import { findUserWithHash } from './users.sql.ts';

/** All data of the account itself, without credentials. Throws UnauthorizedError if it no longer exists. */
export async function exportAccount(ctx: Context, userId: number) {
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

/** Proof that a signed-in person owns the account: the hash of the entered password, or the code of an email. */
export type OwnersProof = { readonly passwordHash: string } | { readonly code: string };

/**
 * Locks the account, once the proof is valid, so that nothing new begins for it until the transaction ends. Throws
 * UnauthorizedError if the account no longer exists, ForbiddenError for staff, ValidationError for a code that is
 * wrong, used or expired, and if the password has been changed since.
 */
export async function lockAccountToDelete(ctx: Context, userId: number, proof: OwnersProof): Promise<void> {
  const held = await lockTraveller(ctx, userId);
  if (!held) throw unauthorized();
  if ('passwordHash' in proof) {
    if (held.passwordHash !== proof.passwordHash) throw wrongCurrentPassword();
    return;
  }
  const owner = await spendCode(ctx.db, 'delete', hashOfCode(proof.code), ctx.now);
  if (owner !== userId) throw incorrectCode();
}

/**
 * Locks the account of a person whose ownership is proven by other means; undefined if it no longer exists. Throws
 * ForbiddenError for staff.
 */
export async function lockTraveller(ctx: Context, userId: number) {
  const held = await lockUserToDelete(ctx.db, userId);
  // applies to every caller, also to staff who are signed in as travellers
  if (held && held.role !== 'traveller' && held.role !== 'partner')
    throw new AppError('ForbiddenError', sentence(errorsAccountsTexts.adminDeletesStaff));
  return held;
}

/** The account with that confirmed address. */
export const accountAt = (ctx: Context, email: string): Promise<{ userId: number } | undefined> =>
  confirmedAt(ctx.db, email);

/** Deletes the account with its sessions, codes, logins and saved items. Runs in the caller's transaction. */
export async function deleteAccountRow(ctx: Context, userId: number): Promise<void> {
  await deleteUser(ctx.db, userId);
}
