import { type Role, roles } from '../../core/viewer.ts';
import type { Database } from '../../platform/context.ts';
import type { Identity } from './provider.ts';
import type { Account } from './standing.ts';

type Person = Pick<Identity, 'provider' | 'subject'>;

function roleOf(text: string): Role {
  return roles.find((role) => role === text) ?? 'traveller';
}

/** The account that this person enters, locked until the transaction ends. */
export async function lockLinkedAccount(db: Database, { provider, subject }: Person): Promise<Account | undefined> {
  const row = await db
    .selectFrom('social_logins')
    .innerJoin('users', 'users.id', 'social_logins.user_id')
    .select(['users.id', 'users.email', 'users.role', 'users.confirmed', 'users.blocked'])
    .where('social_logins.provider', '=', provider)
    .where('social_logins.subject', '=', subject)
    .forNoKeyUpdate('users')
    .executeTakeFirst();
  return row && { ...row, role: roleOf(row.role) };
}

/**
 * The account with the address, locked as well. `taken`: another person of that provider is linked to it; `theirs`:
 * this person is, because their own sign-in in another tab was faster.
 */
export async function lockOwner(
  db: Database,
  email: string,
  { provider, subject }: Person,
): Promise<(Account & { readonly taken: boolean; readonly theirs: boolean }) | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'confirmed', 'blocked'])
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const login = await db
    .selectFrom('social_logins')
    .select('subject')
    .where('user_id', '=', row.id)
    .where('provider', '=', provider)
    .executeTakeFirst();
  const theirs = login?.subject === subject;
  return { ...row, role: roleOf(row.role), taken: login !== undefined, theirs };
}

/** Throws the violation of `social_logins_pkey` or `social_logins_user_provider` if another sign-in was faster. */
export async function insertSocialLogin(
  db: Database,
  { provider, subject, userId, now }: Person & { userId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('social_logins')
    .values({ provider, subject, user_id: userId, created_at: now, last_used_at: now })
    .execute();
}

export async function noteSocialLogin(db: Database, { provider, subject }: Person, now: Date): Promise<void> {
  await db
    .updateTable('social_logins')
    .set({ last_used_at: now })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute();
}

/** Deletes the logins of an account, or all but those of one provider. */
export async function deleteSocialLogins(db: Database, userId: number, except?: string): Promise<void> {
  await db
    .deleteFrom('social_logins')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (logins) => logins.where('provider', '<>', except ?? ''))
    .execute();
}

/** Creates an account without password. Throws the violation of `users_email_key` if another sign-in was faster. */
export async function insertSocialUser(
  db: Database,
  user: { provider: string; email: string; username: string; confirmed: boolean; now: Date },
): Promise<number> {
  const { now, ...values } = user;
  const { id } = await db
    .insertInto('users')
    .values({ ...values, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives an emptied account (`clearUnconfirmed`) to its owner, with the name from the provider. */
export async function claimUser(
  db: Database,
  { userId, provider, username, now }: { userId: number; provider: string; username: string; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ confirmed: true, provider, username, updated_at: now })
    .where('id', '=', userId)
    .execute();
}
