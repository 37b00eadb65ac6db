import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import type { LineGuests } from './guest-details.ts';

/** Writes what is told of the lines at these places: of those that live, and of those that may take their places. */
export async function writeLineGuests(
  db: Database,
  booking: number,
  told: readonly (LineGuests & { readonly position: number })[],
): Promise<void> {
  for (const { position, arrivalTime, guestNames } of told) {
    await sql`
      update booking_lines set arrival_time = ${arrivalTime}, guest_names = ${[...guestNames]}::text[]
      where booking_id = ${booking} and position = ${position} and state in ('live', 'proposed')`.execute(db);
  }
}
