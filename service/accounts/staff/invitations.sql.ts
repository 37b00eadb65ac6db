import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import { isStaffRole, type OpenInvitation, type StaffRole } from './staff.ts';

export interface Invitation {
  readonly id: number;
  /** null: the set-up link. */
  readonly email: string | null;
  readonly role: StaffRole;
}

/** Stores an invitation, replacing an earlier one to that address. */
export async function insertInvitation(
  db: Database,
  one: {
    codeHash: string;
    email: string | null;
    role: StaffRole;
    invitedBy: number | null;
    now: Date;
    expiresAt: Date;
  },
): Promise<number> {
  const values = {
    code_hash: one.codeHash,
    role: one.role,
    invited_by: one.invitedBy,
    created_at: one.now,
    expires_at: one.expiresAt,
  };
  // in one statement: concurrent invitations of the same address, or two starting processes, would otherwise each find
  // none
  const { id } = await db
    .insertInto('staff_invitations')
    .values({ ...values, email: one.email })
    .onConflict((open) => open.column('email').where('used_at', 'is', null).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The invitation with that code, if it can be accepted; `lock`: locked until the transaction ends. */
export async function findInvitation(
  db: Database,
  { codeHash, now, lock = false }: { codeHash: string; now: Date; lock?: boolean },
): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'role'])
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(lock, (invitations) => invitations.forUpdate())
    .executeTakeFirst();
  return row && isStaffRole(row.role) ? { ...row, role: row.role } : undefined;
}

export async function spendInvitation(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('staff_invitations').set({ used_at: now }).where('id', '=', id).execute();
}

/** Open invitations, newest first. */
export async function openInvitations(db: Database, now: Date): Promise<OpenInvitation[]> {
  const rows = await db
    .selectFrom('staff_invitations')
    .leftJoin('users', 'users.id', 'staff_invitations.invited_by')
    .select([
      'staff_invitations.id',
      'staff_invitations.email',
      'staff_invitations.role',
      'users.email as invitedBy',
      sql<boolean>`users.id is not null and not exists (
        select from staff where staff.user_id = users.id and users.role = 'admin')`.as('senderLeft'),
      'staff_invitations.expires_at as expiresAt',
    ])
    .where('staff_invitations.used_at', 'is', null)
    .where('staff_invitations.expires_at', '>', now)
    .where('staff_invitations.email', 'is not', null)
    .orderBy('staff_invitations.id', 'desc')
    .limit(200)
    .execute();
  return rows.flatMap(({ email, role, ...row }) =>
    email !== null && isStaffRole(role) ? [{ ...row, email, role }] : [],
  );
}

/** Deletes an open invitation; returns its address, or undefined if it was accepted or does not exist. */
export async function deleteInvitation(db: Database, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('staff_invitations')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('email', 'is not', null)
    .returning('email')
    .executeTakeFirst();
  return row?.email ?? undefined;
}

/** Deletes the open invitations of a user's address; returns how many. */
export async function deleteInvitationsOf(db: Database, userId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_invitations')
    .where('email', '=', (users) => users.selectFrom('users').select('users.email').where('users.id', '=', userId))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Changes the sender of an open invitation; returns its address and previous sender, or undefined if it was accepted or
 * does not exist.
 */
export async function updateInvitationSender(
  db: Database,
  { id, sender, now }: { id: number; sender: number | null; now: Date },
): Promise<{ email: string; invitedBy: string | null } | undefined> {
  const open = (await openInvitations(db, now)).find((one) => one.id === id);
  if (!open) return undefined;
  const { numUpdatedRows } = await db
    .updateTable('staff_invitations')
    .set({ invited_by: sender })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? open : undefined;
}
