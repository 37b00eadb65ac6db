import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { sentence } from '../../../messages/message.ts';
import { kindOf } from '../../catalog/kinds.ts';
import { findStockRows, type ProductRows, type StockRowFilter } from '../../catalog/stock-grid/find-stock-rows.ts';
import { invalid } from '../../core/app-error.ts';
import { addDays, type Day, nightsBetween } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { gridDays } from '../../stock/grid-days.ts';
import { findTapeLines, type TapeLine } from './tape.sql.ts';

export type { TapeLine } from './tape.sql.ts';

const products = 12;
const mostDays = 62;
const mostLines = 1_500;
/** Days before the first one that are read as well, so that a unit stays where it is when the days move on. */
const before = 30;

/** A day of a row of the tape chart. */
export interface TapeDay {
  readonly day: Day;
  readonly units: number;
  readonly free: number;
  readonly closed: boolean;
}

/** Rooms of one type, vehicles of one model, or a product at one of its times. */
export interface TapeRow {
  readonly sellableId: number;
  readonly slot: string;
  /** Its name besides that of its product; empty if the product has only one row. */
  readonly label: string;
  /** Units on an ordinary day. */
  readonly units: number;
  readonly days: readonly TapeDay[];
  /** Its bookings by first day, those that began up to 30 days earlier included. Departures have them if `of` is theirs. */
  readonly lines: readonly TapeLine[];
}

export interface Tape {
  readonly products: readonly (Omit<ProductRows, 'rows'> & { readonly rows: readonly TapeRow[] })[];
  /** Where the next page of products begins; null at the end. */
  readonly next: string | null;
  /** True if there are more bookings than are read. */
  readonly cut: boolean;
}

/**
 * The tape chart: twelve products with free units on the days [from, to), and their bookings. Departures may have
 * hundreds of bookings a day: of these only the sellable `of` has them. For staff who see bookings; rejects everyone
 * else (401, 403). Throws ValidationError for more than 62 days.
 *
 * @may support, admin, operator
 */
export async function showTape(
  ctx: Pick<Context, 'db' | 'now' | 'viewer'>,
  query: Omit<StockRowFilter, 'owner' | 'slug'> & {
    readonly from: Day;
    readonly to: Day;
    readonly of?: number | undefined;
  },
): Promise<Tape> {
  requireRight(ctx.viewer, 'see bookings');
  const { from, to, of } = query;
  const count = nightsBetween(from, to);
  if (count < 1 || count > mostDays)
    throw invalid(sentence(errorsCatalogTexts.gridTooLarge, { days: mostDays, rows: products }));
  const found = await findStockRows(ctx, query, products);
  const idsOf = (all: readonly ProductRows[]) => [
    ...new Set(all.flatMap(({ rows }) => rows.map(({ sellableId }) => sellableId))),
  ];
  const shown = found.products.filter(
    ({ type, rows }) => kindOf(type).dates !== 'slot' || rows.some(({ sellableId }) => sellableId === of),
  );
  const days = Map.groupBy(await gridDays(ctx, { sellables: idsOf(found.products), from, to }), keyOfRow);
  const read = await findTapeLines(ctx.db, {
    products: shown,
    sellables: idsOf(shown),
    from: addDays(from, -before),
    to,
    now: ctx.now,
    most: mostLines + 1,
  });
  const lines = Map.groupBy(read.slice(0, mostLines), keyOfRow);
  return {
    products: found.products.map(({ rows, ...product }) => ({
      ...product,
      rows: rows.map((row) => ({
        ...row,
        days: (days.get(keyOfRow(row)) ?? []).map(({ day, units, free, closed }) => ({ day, units, free, closed })),
        lines: lines.get(keyOfRow(row)) ?? [],
      })),
    })),
    next: found.next,
    cut: read.length > mostLines,
  };
}

const keyOfRow = ({ sellableId, slot }: { readonly sellableId: number; readonly slot: string }) =>
  `${sellableId} ${slot}`;
