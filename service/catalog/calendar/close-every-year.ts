import { adminCalendarTexts } from '../../../messages/en/admin/calendar.ts';
import { english } from '../../../messages/translate.ts';
import { dayOf } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { type Season, weekdays } from '../../stock/season.ts';
import { addSeasons } from '../../stock/seasons.ts';

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** When a product is not sold: days of every year as 'MM-DD', both included, and weekdays. */
export interface Closed {
  readonly sellableId: number;
  readonly years?: readonly (readonly [first: string, last: string])[] | undefined;
  readonly on?: readonly (typeof weekdayNames)[number][] | undefined;
}

const closes = { price: null, minStay: null, noArrival: null, units: null, closed: true } as const;

function seasonsOf({ years = [], on = [] }: Closed): Season[] {
  const seasons = years.map(([first, last]): Season => {
    // 29 February must end in a leap year
    const days = { first: dayOf(`${last < first ? 2023 : 2024}-${first}`), last: dayOf(`2024-${last}`), yearly: true };
    return { ...closes, name: english(adminCalendarTexts.closedSeason), days, weekdays };
  });
  const closed = weekdays.filter((day) => on.some((name) => name === weekdayNames[day - 1]));
  return closed.length === 0
    ? seasons
    : [...seasons, { ...closes, name: english(adminCalendarTexts.closedWeekdays), days: null, weekdays: closed }];
}

/**
 * Imports closing times of products that have not been sold yet. For the operator, admins and editors; rejects everyone
 * else (401, 403).
 *
 * @may editor, admin, operator
 */
export async function closeEveryYear(ctx: Pick<Context, 'db' | 'viewer'>, all: readonly Closed[]): Promise<void> {
  requireRight(ctx.viewer, 'change stock');
  const seasons = all.flatMap((one) => seasonsOf(one).map((season) => ({ ...season, sellableId: one.sellableId })));
  await addSeasons(ctx, seasons);
}
