import { addDays, type Day, instantAt, nightsBetween } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { paiseOf } from '../../core/money.ts';
import { offeredDays, productOf } from '../offered-days.sql.ts';
import { shareOf } from '../settings/booking-limits.ts';
import { readSaleSettings } from '../settings/read-sale-settings.ts';
import type { SettingContext } from '../settings/setting-reader.ts';
import type { ExperienceType } from './experience-offer.ts';
import type { ExperienceDay } from './experience-page-data.ts';
import { experienceTables } from './experience-tables.sql.ts';

/** The longest span of one request: two months of a calendar. */
export const mostDays = 62;

/**
 * Places left on each day of [from, to), at most 62 days, at each time that is offered and has not passed. A day on
 * which no time is in season has all of them, closed. Places in expired holds count as free. Empty if nothing is published under that slug.
 *
 * @may everyone
 */
export async function experienceAvailability(
  ctx: SettingContext,
  query: { type: ExperienceType; slug: string; from: Day; to: Day },
): Promise<ExperienceDay[]> {
  requireRight(ctx.viewer, 'read the site');
  const length = nightsBetween(query.from, query.to);
  if (length < 1 || query.slug.includes('\0')) return [];
  const to = length > mostDays ? addDays(query.from, mostDays) : query.to;
  const days = new Map<Day, ExperienceDay>();
  const [rows, { limits }] = await Promise.all([
    offeredDays(ctx.db, productOf(experienceTables[query.type].table, query.slug), {
      from: query.from,
      to,
      now: ctx.now,
    }),
    readSaleSettings(ctx),
  ]);
  const daysInSeason = new Set(rows.filter((row) => !row.out_of_season).map(({ day }) => day));
  for (const row of rows) {
    const day = days.get(row.day) ?? { day: row.day, slots: [] };
    days.set(row.day, day);
    if (row.slot !== '' && instantAt(row.day, row.slot) <= ctx.now) continue;
    if (row.out_of_season && daysInSeason.has(row.day)) continue;
    day.slots.push({
      slot: row.slot,
      left: row.units_left,
      most: shareOf(row.units, limits),
      price: paiseOf(row.price_paise),
      closed: row.closed,
    });
  }
  return [...days.values()];
}
