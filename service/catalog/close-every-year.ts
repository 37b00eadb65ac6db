import { dayOf } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type Season, weekdays } from '../stock/season.ts';
import { addSeasons } from '../stock/seasons.ts';

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** When something is not sold: on days of every year as 'MM-DD', both included, and on weekdays. */
export interface Closed {
  readonly sellableId: number;
  readonly years?: readonly (readonly [first: string, last: string])[] | undefined;
  readonly on?: readonly (typeof weekdayNames)[number][] | undefined;
}

const closes = { price: null, minStay: null, noArrival: null, units: null, closed: true } as const;

function seasonsOf({ years = [], on = [] }: Closed): Season[] {
  const seasons = years.map(([first, last]): Season => {
    // the 29th of February ends in a year that has it
    const days = { first: dayOf(`${last < first ? 2023 : 2024}-${first}`), last: dayOf(`2024-${last}`), yearly: true };
    return { ...closes, name: 'Closed season', days, weekdays };
  });
  const closed = weekdays.filter((day) => on.some((name) => name === weekdayNames[day - 1]));
  return closed.length === 0
    ? seasons
    : [...seasons, { ...closes, name: 'Closed weekdays', days: null, weekdays: closed }];
}

/** The operator, an admin or an editor brings products of which nothing was sold yet, with when they are closed. */
export async function closeEveryYear(ctx: Pick<Context, 'db' | 'viewer'>, all: readonly Closed[]): Promise<void> {
  requireRight(ctx.viewer, 'change stock');
  const seasons = all.flatMap((one) => seasonsOf(one).map((season) => ({ ...season, sellableId: one.sellableId })));
  await addSeasons(ctx, seasons);
}
