import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import type { LineGuests } from './guest-details.ts';

/** Updates the guest details of the lines at these positions: live lines, and lines of a pending change. */
export async function writeLineGuests(
  db: Database,
  booking: number,
  lines: readonly (LineGuests & { readonly position: number })[],
): Promise<void> {
  for (const { position, arrivalTime, guestNames } of lines) {
    await sql`
      update booking_lines set arrival_time = ${arrivalTime}, guest_names = ${[...guestNames]}::text[]
      where booking_id = ${booking} and position = ${position} and state in ('live', 'proposed')`.execute(db);
  }
}
