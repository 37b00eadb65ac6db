import type { Database } from '../platform/context.ts';

export const codePurposes = ['confirm', 'reset', 'sign-in', 'delete'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Stores the code's hash for that user; if the user does not exist, writes nothing but takes as long. */
export async function insertCode(
  db: Database,
  code: { userId: number; purpose: CodePurpose; hash: string; expiresAt: Date; now: Date },
): Promise<void> {
  await db
    .insertInto('one_time_codes')
    .columns(['user_id', 'purpose', 'code_hash', 'expires_at', 'created_at'])
    .expression((query) =>
      query
        .selectFrom('users')
        .select(({ val, cast }) => [
          'users.id',
          cast<string>(val(code.purpose), 'text').as('purpose'),
          cast<string>(val(code.hash), 'text').as('code_hash'),
          cast<Date>(val(code.expiresAt), 'timestamptz').as('expires_at'),
          cast<Date>(val(code.now), 'timestamptz').as('created_at'),
        ])
        .where('users.id', '=', code.userId),
    )
    .execute();
}

/** Ends the unused codes of that purpose. */
export async function endCodes(db: Database, userId: number, purpose: CodePurpose, now: Date): Promise<void> {
  await db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** When codes of that purpose were created since then, oldest first. */
export async function codesSince(db: Database, userId: number, purpose: CodePurpose, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('one_time_codes')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.created_at);
}

/** The owner of the code, if it is still valid and the owner is not blocked. */
export function findCodeOwner(db: Database, purpose: CodePurpose, hash: string, now: Date) {
  return db
    .selectFrom('one_time_codes')
    .innerJoin('users', 'users.id', 'one_time_codes.user_id')
    .select(['users.id', 'users.email', 'users.username'])
    .where('purpose', '=', purpose)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('users.blocked', '=', false)
    .executeTakeFirst();
}

/** Uses the code up; undefined if it was used in the meantime or has expired. */
export async function spendCode(
  db: Database,
  purpose: CodePurpose,
  hash: string,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('purpose', '=', purpose)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** The user whose address a confirmation code proves, used or not: mail scanners open links before their readers do. */
export async function findConfirmed(db: Database, hash: string, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('one_time_codes')
    .select('user_id')
    .where('purpose', '=', 'confirm')
    .where('code_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteExpiredCodes(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires_at', '<=', now).execute();
}
