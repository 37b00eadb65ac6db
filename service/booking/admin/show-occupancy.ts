import { kindOf, productTypes } from '../../catalog/kinds.ts';
import { daysBetween, today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { readTakenUnits, type TakenUnits } from '../../stock/grid-days.ts';
import { type DailySeries, dailySeries, seriesDays, seriesRange } from './daily-series.ts';
import { pastDays } from './past-days.ts';
import { type Nights, percentTaken } from './percent-taken.ts';

const types = productTypes.filter((type) => kindOf(type).dates === 'nights');

const pastNights = pastDays<TakenUnits>();

interface OccupancyFigures {
  readonly tonight: Nights;
  /** Of the last thirty nights, including tonight, and of the thirty before. */
  readonly recent: Nights;
  readonly before: Nights;
  /** Percentage taken by night. */
  readonly series: DailySeries;
}

/**
 * Returns how many of all rooms are taken, by unpaid holds too, tonight and on the nights before; undefined if there
 * are no rooms.
 *
 * @may support, admin, operator
 */
export async function showOccupancy(ctx: Context): Promise<OccupancyFigures | undefined> {
  requireRight(ctx.viewer, 'see payments');
  const night = today(ctx.now);
  const { from, to } = seriesRange(night);
  const past = await pastNights.load(ctx.db, () => readTakenUnits(ctx, { types, from, to: night }), { version: night });
  const { ordinary, days } = await readTakenUnits(ctx, { types, from: night, to });
  if (ordinary === 0) return undefined;
  const known = new Map([...past.days, ...days].map(({ day, units, taken }) => [day, { units, taken }]));
  const all = daysBetween(from, to).map((day) => ({ day, of: known.get(day) ?? { units: ordinary, taken: 0 } }));
  const nights = all.map(({ of }) => of);
  const total = (some: readonly Nights[]): Nights => ({
    taken: some.reduce((sum, { taken }) => sum + taken, 0),
    units: some.reduce((sum, { units }) => sum + units, 0),
  });
  return {
    tonight: total(nights.slice(-1)),
    recent: total(nights.slice(seriesDays)),
    before: total(nights.slice(0, seriesDays)),
    series: dailySeries(night, new Map(all.map(({ day, of }) => [day, percentTaken(of)]))),
  };
}
