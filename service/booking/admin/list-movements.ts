import { type Day, today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { checkInsOf } from '../../documents/check-in.ts';
import type { Context } from '../../platform/context.ts';
import { type DailySeries, dailySeries, seriesRange } from './daily-series.ts';
import { pastDays } from './past-days.ts';
import { countDepartures, countStartingLines, type ExpectedArrival, findArrivals } from './today.sql.ts';

/** The arrivals of a day whose check-ins are read; beyond that they count as not checked in. */
const looked = 500;
const most = 12;
const pastArrivals = pastDays<readonly { readonly day: Day; readonly lines: number }[]>();

interface Movements {
  /** The first twelve arrivals that are not checked in, by time. */
  readonly expected: readonly ExpectedArrival[];
  readonly arrivals: number;
  readonly checkedIn: number;
  readonly departures: number;
  /** Arrivals by day. */
  readonly series: DailySeries;
}

/**
 * Returns today's arrivals and departures: the arrivals without a check-in, and the numbers of all.
 *
 * @may support, admin, operator
 */
export async function listMovements(ctx: Context): Promise<Movements> {
  requireRight(ctx.viewer, 'see who travels');
  const day = today(ctx.now);
  const { lines, total } = await findArrivals(ctx.db, day, looked);
  const used = await checkInsOf(
    ctx,
    lines.map(({ line }) => line),
  );
  const { from } = seriesRange(day);
  const past = await pastArrivals.load(ctx.db, () => countStartingLines(ctx.db, { from, to: day }), { version: day });
  const byDay = new Map([...past.map(({ day, lines }) => [day, lines] as const), [day, total]]);
  return {
    expected: lines.filter(({ line }) => !used.has(line)).slice(0, most),
    arrivals: total,
    checkedIn: used.size,
    departures: await countDepartures(ctx.db, day),
    series: dailySeries(day, byDay),
  };
}
