import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { sentence } from '../../../messages/message.ts';
import { invalid } from '../../core/app-error.ts';
import { addDays, type Day, dayOf } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { type Season, type Weekday, weekdays } from '../../stock/season.ts';
import { replaceSeasons, seasonsOf } from '../../stock/seasons.ts';
import { kindOf } from '../kinds.ts';
import { findStock, type StockedProduct } from '../products/products.ts';

/** Name of the seasons that hold the departure days. */
export const departures = 'Departures';

/** The only days on which a product begins: both included; yearly: the same dates in every year. */
export type DepartureSeason = NonNullable<Season['days']>;

/** The days on which a product begins. */
export type Departures =
  | 'daily'
  | { readonly weekdays: readonly Weekday[]; readonly season?: DepartureSeason | undefined }
  | { readonly days: readonly Day[] };

const unset = { price: null, minStay: null, noArrival: null, units: null } as const;

/** The days outside a season, as one or two spans. */
function outside({ first, last, yearly }: DepartureSeason): DepartureSeason[] {
  if (!yearly)
    return [
      { first: dayOf('2000-01-01'), last: addDays(first, -1), yearly },
      { first: addDays(last, 1), last: dayOf('2199-12-31'), yearly },
    ];
  // 29 February exists in 2024
  const date = (day: Day, ahead: number) => addDays(dayOf(`2024-${day.slice(5)}`), ahead).slice(5);
  const [from, to] = [date(last, 1), date(first, -1)];
  if (from === date(first, 0)) return [];
  const year = from <= to || from === '02-29' ? 2024 : 2023;
  return [{ first: dayOf(`${year}-${from}`), last: dayOf(`${from <= to ? year : year + 1}-${to}`), yearly }];
}

/** Closes the other days, and those outside the season: by a weekly pattern, and for fixed days by a pattern for all days that each of them opens. */
function seasonsFor(when: Departures): Season[] {
  if (when === 'daily') return [];
  const closedOn = (weekdays: readonly Weekday[]) => ({
    ...unset,
    name: departures,
    days: null,
    weekdays,
    closed: true,
  });
  if ('weekdays' in when) {
    const others = weekdays.filter((day) => !when.weekdays.includes(day));
    const closedFrom = (days: DepartureSeason) => ({ ...unset, name: departures, days, weekdays, closed: true });
    return [
      ...(others.length > 0 ? [closedOn(others)] : []),
      ...(when.season ? outside(when.season).map(closedFrom) : []),
    ];
  }
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
  if (kindOf(of.type).dates !== 'slot') throw invalid(sentence(errorsCatalogTexts.departuresOfExperiences));
  const some = when === 'daily' || ('weekdays' in when ? when.weekdays : when.days).length > 0;
  if (!some || (typeof when === 'object' && 'days' in when && when.days.length > 366))
    throw invalid(sentence(errorsCatalogTexts.departuresCount));
  if (typeof when === 'object' && 'weekdays' in when) {
    if (!when.season && new Set(when.weekdays).size === weekdays.length)
      throw invalid(sentence(errorsCatalogTexts.everyWeekday));
    if (when.season && when.season.last < when.season.first)
      throw invalid(sentence(errorsCatalogTexts.seasonBackwards));
  }
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
