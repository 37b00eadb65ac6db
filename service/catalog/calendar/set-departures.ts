import { invalid } from '../../core/app-error.ts';
import type { Day } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { type Season, type Weekday, weekdays } from '../../stock/season.ts';
import { replaceSeasons, seasonsOf } from '../../stock/seasons.ts';
import { kindOf } from '../kinds.ts';
import { findStock, type StockedProduct } from '../products/products.ts';

/** Name of the seasons that hold the departure days. */
export const departures = 'Departures';

/** The days on which a product begins. */
export type Departures = 'daily' | { readonly weekdays: readonly Weekday[] } | { readonly days: readonly Day[] };

const unset = { price: null, minStay: null, noArrival: null, units: null } as const;

/** Closes the other days: by a weekly pattern, and for fixed days by a pattern for all days that each of them opens. */
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
 * Sets the departure days of a product; it cannot be booked on other days. For the operator, admins and editors;
 * rejects everyone else (401, 403). Throws NotFoundError for an unknown product.
 *
 * @may editor, admin, operator
 */
export async function setDepartures(
  ctx: Context,
  { of, when }: { readonly of: Omit<StockedProduct, 'time'>; readonly when: Departures },
): Promise<void> {
  requireRight(ctx.viewer, 'change stock');
  if (kindOf(of.type).dates !== 'slot') throw invalid('Only what begins on a day has days of departure');
  const some = when === 'daily' || ('weekdays' in when ? when.weekdays : when.days).length > 0;
  if (!some || (typeof when === 'object' && 'days' in when && when.days.length > 366))
    throw invalid('Give 1 to 366 days of departure');
  if (typeof when === 'object' && 'weekdays' in when && new Set(when.weekdays).size === weekdays.length)
    throw invalid('On every weekday is daily');
  await inTransaction(ctx, async (ctx) => {
    const { sellableId, subject, documentId } = await findStock(ctx, of);
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
