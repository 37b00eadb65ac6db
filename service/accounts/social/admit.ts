import { linkingIn } from '../../core/language-address.ts';
import { accountConfirmation, accountConnected } from '../../emails/account.email.ts';
import { countEmailAgainstLimits } from '../../emails/email-limits.ts';
import { writeEmail } from '../../emails/write-email.ts';
import type { Context } from '../../platform/context.ts';
import { clearUnconfirmed } from '../clear-unconfirmed.ts';
import { endCodes } from '../codes.sql.ts';
import { issueCode } from '../one-time-code.ts';
import { closeSessionsOf } from '../sessions.sql.ts';
import { confirmUser, removePassword } from '../users.sql.ts';
import { ConnectRefused, type Identity } from './provider.ts';
import {
  claimUser,
  deleteSocialLogins,
  insertSocialLogin,
  insertSocialUser,
  lockLinkedAccount,
  lockOwner,
  noteSocialLogin,
} from './social-logins.sql.ts';
import { type AccountStanding, standingOf } from './standing.ts';

/** The account that this person enters: found, created, linked or claimed. Throws ConnectRefused if there is none. */
export async function admit(ctx: Context, identity: Identity): Promise<number> {
  const linked = await lockLinkedAccount(ctx.db, identity);
  const { email } = identity;
  const owner = linked || email === undefined ? undefined : await lockOwner(ctx.db, email, identity);
  const standing = standingOf(identity, owner?.theirs ? { linked: owner } : { linked, owner });
  switch (standing.kind) {
    case 'refused':
      throw new ConnectRefused(standing.problem);
    case 'enters':
      if (standing.confirm) await confirm(ctx, identity, standing.userId);
      await noteSocialLogin(ctx.db, identity, ctx.now);
      return standing.userId;
    case 'opens':
      return open(ctx, identity, standing);
    case 'links':
      await connect(ctx, identity, standing.userId);
      return standing.userId;
    case 'claims':
      await claim(ctx, identity, standing.userId);
      return standing.userId;
  }
}

/**
 * The provider now vouches for the address, so anything else that opened this account before may not be its owner's.
 */
async function confirm(ctx: Context, { provider }: Identity, userId: number): Promise<void> {
  await closeSessionsOf(ctx.db, userId);
  for (const purpose of ['confirm', 'reset', 'sign-in'] as const) await endCodes(ctx.db, userId, purpose, ctx.now);
  await deleteSocialLogins(ctx.db, userId, provider);
  await removePassword(ctx.db, userId, ctx.now);
  await confirmUser(ctx.db, userId, ctx.now);
}

async function open(
  ctx: Context,
  { provider, subject, name }: Identity,
  { email, confirmed }: Extract<AccountStanding, { kind: 'opens' }>,
): Promise<number> {
  const user = { provider, email, username: name, confirmed, now: ctx.now };
  const userId = await insertSocialUser(ctx.db, user);
  await insertSocialLogin(ctx.db, { provider, subject, userId, now: ctx.now });
  if (confirmed) return userId;
  const code = await issueCode(ctx, userId, 'confirm');
  // the account is open either way; another confirmation email can be requested there
  if (await countEmailAgainstLimits(ctx, { to: email, about: 'account' })) return userId;
  const mail = accountConfirmation({
    link: `${linkingIn(ctx.language, ctx.config).publicUrl}/confirm-email?code=${code}`,
  });
  await writeEmail(ctx, {
    kind: 'account-confirmation',
    to: email,
    language: ctx.language,
    userId,
    rateLimit: 'taken',
    ...mail,
  });
  return userId;
}

async function connect(ctx: Context, identity: Identity, userId: number, passwordGone = false): Promise<void> {
  const { provider, subject, name, email } = identity;
  await insertSocialLogin(ctx.db, { provider, subject, userId, now: ctx.now });
  if (email === undefined) return;
  const mail = accountConnected({
    name,
    provider,
    passwordGone,
    login: `${linkingIn(ctx.language, ctx.config).publicUrl}/login`,
  });
  await writeEmail(ctx, { kind: 'account-connected', to: email, language: ctx.language, userId, ...mail });
}

async function claim(ctx: Context, identity: Identity, userId: number): Promise<void> {
  await clearUnconfirmed(ctx, userId);
  await claimUser(ctx.db, { userId, provider: identity.provider, username: identity.name, now: ctx.now });
  await connect(ctx, identity, userId, true);
}
