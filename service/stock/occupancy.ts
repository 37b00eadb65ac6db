import type { Day } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import { type Occupied, readOccupied } from './occupancy.sql.ts';

/** What there is of everything on the days of [from, to), and what bookings hold of it. One statement. */
export function occupancyOf({ db, now }: Pick<Context, 'db' | 'now'>, from: Day, to: Day): Promise<Occupied[]> {
  return readOccupied(db, from, to, now);
}
