import { today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findMovements, type Movement } from './today.sql.ts';

const most = 12;

interface Movements {
  readonly lines: readonly Movement[];
  readonly total: number;
}

/**
 * Lists today's arrivals and departures: the first twelve of each by time, and their number.
 *
 * @may support, admin, operator
 */
export async function listMovements(ctx: Context): Promise<{ arrivals: Movements; departures: Movements }> {
  requireRight(ctx.viewer, 'see who travels');
  const day = today(ctx.now);
  return {
    arrivals: await findMovements(ctx.db, day, 'start_day', most),
    departures: await findMovements(ctx.db, day, 'end_day', most),
  };
}
