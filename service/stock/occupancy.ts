import type { Day } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import { type Occupancy, readOccupied } from './occupancy.sql.ts';

/**
 * What there is of everything on the days of [from, to), and what bookings hold of it: by its type, and by itself for what is taken
 * most, `most` of it. One statement.
 */
export function occupancyOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  asked: { readonly from: Day; readonly to: Day; readonly most: number },
): Promise<Occupancy> {
  return readOccupied(db, { ...asked, now });
}
