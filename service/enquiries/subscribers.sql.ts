import type { Database } from '../platform/context.ts';
import type { Subscription } from './subscription.ts';

export interface Subscriber extends Subscription {
  readonly id: number;
  readonly email: string;
}

const columns = [
  'id',
  'email',
  'confirmed_at as confirmedAt',
  'left_at as leftAt',
  'hour_began as hourBegan',
  'emails_this_hour as emailsThisHour',
] as const;

/** The subscriber with that address, inserted if new, and locked by the same statement in both cases. */
export function lockSubscriber(db: Database, { email, now }: { email: string; now: Date }): Promise<Subscriber> {
  return db
    .insertInto('newsletter_subscribers')
    .values({ email, hour_began: now, emails_this_hour: 0, created_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Records an email to the subscriber, with the code in it if it asks to confirm. */
export async function noteEmail(
  db: Database,
  id: number,
  mail: { hourBegan: Date; emailsThisHour: number; confirm: { hash: string; until: Date } | null },
): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({
      hour_began: mail.hourBegan,
      emails_this_hour: mail.emailsThisHour,
      ...(mail.confirm && { confirm_hash: mail.confirm.hash, confirm_until: mail.confirm.until }),
    })
    .where('id', '=', id)
    .execute();
}

/** Stores the hash of a code to unsubscribe. */
export async function insertLeaveCode(db: Database, subscriberId: number, hash: string, now: Date): Promise<void> {
  await db
    .insertInto('newsletter_leave_codes')
    .values({ code_hash: hash, subscriber_id: subscriberId, created_at: now })
    .execute();
}

/** The subscriber whose address the code proves, locked; undefined for a wrong, used or expired code. */
export function lockByConfirmCode(db: Database, hash: string, now: Date): Promise<Subscriber | undefined> {
  return db
    .selectFrom('newsletter_subscribers')
    .select(columns)
    .where('confirm_hash', '=', hash)
    .where('confirm_until', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

export async function setConfirmed(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: now, left_at: null })
    .where('id', '=', id)
    .execute();
}

/** The subscription of that address; undefined if it was never requested. */
export function findSubscription(
  db: Database,
  email: string,
): Promise<Pick<Subscription, 'confirmedAt' | 'leftAt'> | undefined> {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['confirmed_at as confirmedAt', 'left_at as leftAt'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/**
 * Ends the subscription of that code or address; earlier links cannot start it again. False if there is none to end.
 */
export async function endSubscription(
  db: Database,
  of: { leaveHash: string } | { email: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('newsletter_subscribers')
    .set(({ fn, val }) => ({
      left_at: fn.coalesce('left_at', val(now)),
      confirm_hash: null,
      confirm_until: null,
    }))
    .where((where) =>
      'email' in of
        ? where('email', '=', of.email)
        : where('id', 'in', (query) =>
            query.selectFrom('newsletter_leave_codes').select('subscriber_id').where('code_hash', '=', of.leaveHash),
          ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes addresses that were never confirmed and not requested since then. */
export async function deleteUnconfirmed(db: Database, since: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscribers')
    .where('confirmed_at', 'is', null)
    .where('hour_began', '<', since)
    .execute();
}

/** Deletes the address, whether it is subscribed or not. */
export async function deleteSubscriber(db: Database, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
}
