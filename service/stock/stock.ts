import { addDays, type Day } from '../core/day.ts';
import type { Paise } from '../core/money.ts';

/** Stock of one sellable on one day and slot. */
export interface Stock {
  readonly capacity: number;
  /** Units that bookings hold. */
  readonly taken: number;
  /** The price of that day in paise, if it differs from the ordinary one. */
  readonly price: Paise | null;
  readonly closed: boolean;
  /** Minimum days of a stay that starts on this day. Absent: 1. */
  readonly minStay?: number;
  readonly noArrival?: boolean;
  /** Turnaround: days after use on which it cannot be used again. Absent: none. */
  readonly turnaround?: number;
}

/** A sellable on one day at one of its times; slot '' if it has none. */
export interface StockKey {
  readonly sellableId: number;
  readonly day: Day;
  readonly slot: string;
}

/** A text that identifies one row of stock. */
export function keyOf({ sellableId, day, slot }: StockKey): string {
  return `${sellableId} ${day} ${slot}`;
}

/** Units not taken, on closed days too; `ordinary`: the units of a day without a row. Never below 0. */
export function unitsNotTaken(stock: Stock | undefined, ordinary: number): number {
  if (!stock) return ordinary;
  return Math.max(0, stock.capacity - stock.taken);
}

/** Units that can still be sold; `ordinary`: the units of a day without a row. Never below 0. */
export function unitsFree(stock: Stock | undefined, ordinary: number): number {
  return stock?.closed ? 0 : unitsNotTaken(stock, ordinary);
}

/** The longest turnaround. */
export const mostTurnaroundDays = 14;

/** Units of stock that a booking line takes. */
export interface Take extends StockKey {
  readonly lineId: number;
  readonly units: number;
}

/** What a booking line holds until `endsAt`; null: permanently. */
export interface Hold extends Take {
  readonly endsAt: Date | null;
}

/** The sum of units by `keyOf`. */
export function unitsByKey(takes: readonly Take[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const take of takes) units.set(keyOf(take), (units.get(keyOf(take)) ?? 0) + take.units);
  return units;
}

/** The stock as it would be without those holds. */
export function withoutHolds(stock: ReadonlyMap<string, Stock>, held: readonly Take[]): Map<string, Stock> {
  const units = unitsByKey(held);
  return new Map([...stock].map(([key, row]) => [key, { ...row, taken: row.taken - (units.get(key) ?? 0) }]));
}

/** The units of `takes` that are not covered by `held`. */
export function beyondHolds(takes: readonly Take[], held: readonly Take[]): Take[] {
  const left = unitsByKey(held);
  return takes.flatMap((take) => {
    const had = Math.min(take.units, left.get(keyOf(take)) ?? 0);
    left.set(keyOf(take), (left.get(keyOf(take)) ?? 0) - had);
    return had < take.units ? [{ ...take, units: take.units - had }] : [];
  });
}

/** The turnaround days after its last use: it cannot be used on them, but they may be closed. */
export function turnaroundAfter(last: StockKey, stock: ReadonlyMap<string, Stock>): StockKey[] {
  const { sellableId, slot } = last;
  const days = stock.get(keyOf(last))?.turnaround ?? 0;
  return Array.from({ length: days }, (_, index) => ({ sellableId, day: addDays(last.day, index + 1), slot }));
}

/** The turnaround days that those takes need after the last day of each line. */
export function turnaroundTakes(takes: readonly Take[], stock: ReadonlyMap<string, Stock>): Take[] {
  const last = new Map<string, Take>();
  for (const take of takes) {
    const line = `${take.lineId} ${take.sellableId} ${take.slot}`;
    if (take.day > (last.get(line)?.day ?? '')) last.set(line, take);
  }
  return [...last.values()].flatMap((take) => turnaroundAfter(take, stock).map((key) => ({ ...take, ...key })));
}

/** True when all takes and their turnaround days fit into the locked stock together. */
export function isEnough(takes: readonly Take[], stock: ReadonlyMap<string, Stock>): boolean {
  const wanted = unitsByKey([...takes, ...turnaroundTakes(takes, stock)]);
  const used = new Set(takes.map(keyOf));
  return [...wanted].every(([key, units]) => (used.has(key) ? unitsFree : unitsNotTaken)(stock.get(key), 0) >= units);
}

/** A sellable and the slots of its day; [''] if it has no times. */
export interface SellableSlots {
  readonly sellableId: number;
  readonly slots: readonly string[];
}

/** The offer of a sellable on one day and slot. */
export interface AllottedDay {
  readonly day: Day;
  readonly slot: string;
  readonly units: number;
  /** In paise; null: the day has no price of its own. */
  readonly price: number | null;
  /** Null: the day has no setting of its own. */
  readonly closed: boolean | null;
  /** Null: the day has no minimum stay of its own. */
  readonly minStay: number | null;
  readonly noArrival: boolean | null;
}

/** Overrides of single days: values left out stay, null removes the override, so that the season applies again. */
export interface AllotmentChange {
  readonly units?: number | null;
  readonly price?: Paise | null;
  readonly closed?: boolean | null;
  /** Minimum days of a stay that starts on that day. */
  readonly minStay?: number | null;
  readonly noArrival?: boolean | null;
}

/** How a sellable is sold on any day. */
export interface SaleTerms {
  /** Hours before its time, or before the day begins; null: the sale ends with the first day, or at its time. */
  readonly cutOffHours: number | null;
  readonly turnaroundDays: number;
}

/** Consecutive days with the same offer; `from` and `last` are both included. */
interface AllotmentRun extends Omit<AllottedDay, 'day'> {
  readonly from: Day;
  readonly last: Day;
}

/**
 * Groups days, sorted by slot and then by day, into runs with the same offer. Two years without a difference are one
 * run.
 */
export function allotmentRuns(days: readonly AllottedDay[]): AllotmentRun[] {
  const runs: AllotmentRun[] = [];
  for (const { day, ...offered } of days) {
    const open = runs.at(-1);
    const alike =
      open !== undefined &&
      open.slot === offered.slot &&
      open.units === offered.units &&
      open.price === offered.price &&
      open.closed === offered.closed &&
      open.minStay === offered.minStay &&
      open.noArrival === offered.noArrival;
    if (alike) runs[runs.length - 1] = { ...open, last: day };
    else runs.push({ from: day, last: day, ...offered });
  }
  return runs;
}
