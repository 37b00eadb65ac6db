import { z } from 'zod';
import { paiseOf } from '../../core/money.ts';
import type { Database } from '../../platform/context.ts';
import { actors, changeKinds } from '../model/change.ts';

/** Finds the changes of a booking, oldest first. */
export async function findChanges(db: Database, bookingId: string) {
  const rows = await db
    .selectFrom('booking_changes')
    .innerJoin('bookings', 'bookings.id', 'booking_changes.booking_id')
    .select(['booking_changes.version', 'kind', 'actor', 'at', 'why', 'lines'])
    .select(['booking_changes.total_paise', 'money_paise', 'token', 'bookings.cancelled_because'])
    .where('bookings.booking_id', '=', bookingId)
    .orderBy('booking_changes.version')
    .execute();
  return rows.map(({ version, at, why, token, cancelled_because, ...row }) => ({
    version,
    at,
    why,
    token,
    /** Because a host could not take the guest. */
    refused:
      /^(?:refused|substitute) /.test(token ?? '') || (row.kind === 'cancelled' && cancelled_because === 'partner'),
    kind: z.enum(changeKinds).parse(row.kind),
    actor: z.enum(actors).parse(row.actor),
    lines: row.lines.map(Number),
    total: paiseOf(row.total_paise),
    money: paiseOf(row.money_paise),
  }));
}

/** Returns true if a change with that token was recorded for the booking. */
export async function isTokenUsed(db: Database, booking: number, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('booking_changes')
    .select('id')
    .where('booking_id', '=', booking)
    .where('token', '=', token)
    .executeTakeFirst();
  return found !== undefined;
}
