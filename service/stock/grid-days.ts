import type { Day } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import {
  type GridDay,
  type Occupancy,
  type OccupiedDay,
  readGridDays,
  readScarceDays,
  type ScarceDay,
  selectOccupancy,
  selectOccupiedDays,
  selectTakenUnits,
  type TakenUnits,
} from './grid-days.sql.ts';

export type { GridDay, TakenUnits } from './grid-days.sql.ts';

/** Every day of [from, to) of those sellables at each of their times, sorted by sellable, time and day. */
export async function gridDays(
  ctx: Pick<Context, 'db' | 'now'>,
  of: { readonly sellables: readonly number[]; readonly from: Day; readonly to: Day },
): Promise<GridDay[]> {
  return of.sellables.length === 0 ? [] : readGridDays(ctx.db, { ...of, now: ctx.now });
}

/** Open days of [from, to) with some units sold and at most one free, sorted by day. */
export function listScarceDays(ctx: Context, sellables: readonly number[], from: Day, to: Day): Promise<ScarceDay[]> {
  return readScarceDays(ctx.db, { sellables, from, to, left: 1, now: ctx.now });
}

/**
 * Available and taken units of everything on the days of [from, to): totals by product type, and the `most` busiest
 * sellables one by one.
 */
export function readOccupancy(
  { db, now }: Pick<Context, 'db' | 'now'>,
  query: { readonly from: Day; readonly to: Day; readonly most: number },
): Promise<Occupancy> {
  return selectOccupancy(db, { ...query, now });
}

/**
 * Units of those product types on each day of [from, to) on which some were sold or changed, and how many of them are
 * taken. On other days all `ordinary` units are free.
 */
export function readTakenUnits(
  { db }: Pick<Context, 'db'>,
  query: { readonly types: readonly string[]; readonly from: Day; readonly to: Day },
): Promise<TakenUnits> {
  return selectTakenUnits(db, query);
}

/** Available and taken units by product type on each day of [from, to), in the order of types and days. */
export function readOccupiedDays(
  { db, now }: Pick<Context, 'db' | 'now'>,
  query: { readonly from: Day; readonly to: Day },
): Promise<OccupiedDay[]> {
  return selectOccupiedDays(db, { ...query, now });
}
