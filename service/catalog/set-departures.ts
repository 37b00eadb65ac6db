import { invalid } from '../core/app-error.ts';
import type { Day } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { type Season, type Weekday, weekdays } from '../stock/season.ts';
import { replaceSeasons, seasonsOf } from '../stock/seasons.ts';
import { findStocked, type Stocked } from './find-stocked.ts';
import { kindOf } from './kinds.ts';

/** Under that name the days of departure are kept. */
export const departures = 'Departures';

/** On which days something begins. */
export type Departures = 'daily' | { readonly weekdays: readonly Weekday[] } | { readonly days: readonly Day[] };

const unset = { price: null, minStay: null, noArrival: null, units: null } as const;

/** On the other days it is closed: by a weekly pattern, and where it goes on fixed days open on each of those. */
function seasonsFor(when: Departures): Season[] {
  if (when === 'daily') return [];
  const closedOn = (weekdays: readonly Weekday[]) => ({
    ...unset,
    name: departures,
    days: null,
    weekdays,
    closed: true,
  });
  if ('weekdays' in when) return [closedOn(weekdays.filter((day) => !when.weekdays.includes(day)))];
  const openOn = (day: Day) => ({ first: day, last: day, yearly: false });
  return [
    closedOn(weekdays),
    ...when.days.map((day) => ({ ...unset, name: departures, days: openOn(day), weekdays, closed: false })),
  ];
}

/**
 * The operator, an admin or an editor says on which days something begins; on the others it cannot be had. Refuses
 * everybody else (401, 403); throws NotFoundError for what is unknown.
 */
export async function setDepartures(
  ctx: Context,
  { of, when }: { readonly of: Omit<Stocked, 'time'>; readonly when: Departures },
): Promise<void> {
  requireRight(ctx.viewer, 'change stock');
  if (kindOf(of.type).dates !== 'slot') throw invalid('Only what begins on a day has days of departure');
  const some = when === 'daily' || ('weekdays' in when ? when.weekdays : when.days).length > 0;
  if (!some || (typeof when === 'object' && 'days' in when && when.days.length > 366))
    throw invalid('Give 1 to 366 days of departure');
  if (typeof when === 'object' && 'weekdays' in when && new Set(when.weekdays).size === weekdays.length)
    throw invalid('On every weekday is daily');
  await inTransaction(ctx, async (ctx) => {
    const { sellableId, subject, documentId } = await findStocked(ctx, of);
    const before = (await seasonsOf(ctx, sellableId)).filter(({ name }) => name === departures);
    const seasons = seasonsFor(when);
    await replaceSeasons(ctx, sellableId, { name: departures, seasons });
    await recordAudit(ctx, {
      action: 'set-departures',
      subjectType: subject,
      subjectId: documentId,
      before,
      after: seasons,
    });
  });
}
