import { today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { type Movement, movementsOn } from './today.sql.ts';

const most = 12;

interface Movements {
  readonly lines: readonly Movement[];
  readonly total: number;
}

/** Who arrives and who leaves today, the first twelve of each by their time, and how many there are. */
export async function listMovements(ctx: Context): Promise<{ arrivals: Movements; departures: Movements }> {
  requireRight(ctx.viewer, 'see who travels');
  const day = today(ctx.now);
  return {
    arrivals: await movementsOn(ctx.db, day, 'start_day', most),
    departures: await movementsOn(ctx.db, day, 'end_day', most),
  };
}
