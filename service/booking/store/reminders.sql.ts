import { sql } from 'kysely';
import { addDays, today } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import { daysToInvite, isWaking, type Reminder } from '../model/reminder.ts';

const day = 24 * 3_600_000;
const unsent = (kind: Reminder['kind'], line: string) =>
  sql`not exists (select from reminders r where r.booking_id = b.id and r.kind = ${sql.lit(kind)}
    and r.line_id is not distinct from ${sql.raw(line)})`;

/**
 * Finds ids of bookings above `after`, in order, that may have a reminder due; `remindersAt` decides. `invite`: true if
 * review invitations are sent.
 */
export async function bookingsToRemind(
  db: Database,
  { now, after, most, invite }: { now: Date; after: number; most: number; invite: boolean },
): Promise<number[]> {
  const awake = isWaking(now);
  const lines = sql`booking_lines l join bookings b on b.id = l.booking_id where l.state = 'live'
    and b.status = 'confirmed'`;
  const freeUntil = sql`l.details #>> '{cancellation,freeUntil}'`;
  const { rows } = await sql<{ id: number }>`
    select id from (
      select b.id from bookings b where b.status = 'pending' and b.hold_until > ${now} and ${unsent('hold-ends', 'null')}
      union
      select b.id from bookings b where b.pending_change_until > ${now}
      union
      select b.id from ${lines} and ${sql.lit(awake)} and l.start_day between ${today(now)} and ${addDays(today(now), 1)}
        and ${unsent('begins', 'l.id')}
      union
      select b.id from ${lines} and ${sql.lit(awake)} and ${freeUntil} > ${now.toISOString()}
        and ${freeUntil} < ${new Date(now.getTime() + 1.5 * day).toISOString()}
        and ${unsent('free-cancellation-ends', 'l.id')}
      union
      select b.id from bookings b where b.status = 'completed' and ${sql.lit(awake && invite)} and b.user_id is not null
        and b.updated_at > ${new Date(now.getTime() - daysToInvite * day)} and ${unsent('review', 'null')}
        and wants_review_emails(b.user_id)
    ) c where id > ${after} order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns true if the account still accepts review emails. */
export async function wantsReviewEmails(db: Database, userId: number): Promise<boolean> {
  const { rows } = await sql<{ wants: boolean }>`select wants_review_emails(${userId}) as wants`.execute(db);
  return rows[0]?.wants ?? false;
}

/** Records reminders as sent. Returns those that were not recorded before. */
export async function noteReminders(
  db: Database,
  booking: number,
  reminders: readonly Reminder[],
  now: Date,
): Promise<Reminder[]> {
  const rows = await db
    .insertInto('reminders')
    .values(reminders.map(({ kind, line }) => ({ booking_id: booking, kind, line_id: line, at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['kind', 'line_id as line'])
    .execute();
  return reminders.filter((one) => rows.some(({ kind, line }) => kind === one.kind && line === one.line));
}
