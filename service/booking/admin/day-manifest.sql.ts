import { sql } from 'kysely';
import type { ProductType } from '../../catalog/kinds.ts';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import { type ServiceDetails, serviceDetails } from '../model/line-details.ts';

/** A line of a paid booking, with what the manifest shows. */
export interface ManifestLine extends ServiceDetails {
  readonly id: number;
  readonly bookingId: string;
  readonly type: ProductType;
  readonly startDay: Day;
  readonly endDay: Day;
  readonly slot: string;
  readonly arrivalTime: string | null;
  readonly name: string;
  readonly optionName: string | null;
  readonly location: string;
  readonly guests: number;
  readonly units: number;
  readonly quantity: number;
  readonly guestNames: readonly string[];
  readonly customerName: string;
  readonly leadTraveller: string | null;
  readonly phone: string | null;
  readonly requests: string | null;
}

/**
 * Finds at most `most` lines of paid bookings that begin, end or take place on that day, in the order in which they
 * were booked. `lasting`: types that take place on each of their days.
 */
export async function findManifestLines(
  db: Database,
  { day, lasting, most }: { day: Day; lasting: readonly ProductType[]; most: number },
): Promise<ManifestLine[]> {
  // lines first, each condition by its index: in booking order all of them would be read
  const { rows } = await sql<Omit<ManifestLine, keyof ServiceDetails> & { details: unknown }>`
    with happening as materialized (
      select * from booking_lines where state = 'live' and start_day = ${day}::date
      union all
      select * from booking_lines
      where state = 'live' and end_day in (${day}::date, ${day}::date + 1) and start_day < ${day}::date
      union all
      select * from booking_lines
      where state = 'live' and end_day > ${day}::date + 1 and start_day < ${day}::date
        -- by day, not by product: fewer lines are under way than are still to come of a type
        and product_type || '' = any(${[...lasting]}::text[])
    )
    select l.id, b.booking_id as "bookingId", l.product_type as type, l.start_day as "startDay", l.end_day as "endDay", l.slot,
      l.arrival_time as "arrivalTime", l.name, l.option_name as "optionName", l.location, l.guests, l.units, l.quantity,
      l.guest_names as "guestNames", b.customer_name as "customerName", b.lead_traveller as "leadTraveller", b.phone, b.requests,
      jsonb_build_object('parts', coalesce(l.details -> 'parts', '[]'), 'language', l.details -> 'language',
        'pickup', l.details -> 'pickup') as details
    from happening l cross join lateral (
      -- looked up by key: on a busy day all bookings would be read
      select * from bookings where id = l.booking_id limit 1
    ) b
    where b.status in ('confirmed', 'completed')
    order by b.id, l.position, l.id limit ${most}`.execute(db);
  return rows.map(({ details, ...row }) => ({ ...row, ...serviceDetails.parse(details) }));
}
