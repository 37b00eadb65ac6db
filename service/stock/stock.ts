import { addDays, type Day } from '../core/day.ts';
import type { Paise } from '../core/money.ts';

/** Stock of one sellable on one day and slot. */
export interface Stock {
  readonly capacity: number;
  /** Units of live bookings. */
  readonly taken: number;
  /** The operator's price for that day, if it is not the ordinary one. */
  readonly price: Paise | null;
  readonly closed: boolean;
  /** Days that whoever arrives on this one takes at least. Absent: one. */
  readonly minStay?: number;
  readonly noArrival?: boolean;
  /** Days after it was used on which it cannot be used again. Absent: none. */
  readonly turnaround?: number;
}

/** A sellable on one day, at one of its times; slot '' for what has none. */
export interface StockKey {
  readonly sellableId: number;
  readonly day: Day;
  readonly slot: string;
}

/** The same text for the same stock. */
export function keyOf({ sellableId, day, slot }: StockKey): string {
  return `${sellableId} ${day} ${slot}`;
}

/** What is left beyond what is taken, be the day closed or not; `ordinary`: where nothing is said of it. Never below 0. */
export function unitsThere(stock: Stock | undefined, ordinary: number): number {
  if (!stock) return ordinary;
  return Math.max(0, stock.capacity - stock.taken);
}

/** Units that can still be sold; `ordinary`: how many there are where nothing is said of the day. Never below 0. */
export function unitsFree(stock: Stock | undefined, ordinary: number): number {
  return stock?.closed ? 0 : unitsThere(stock, ordinary);
}

/** Nothing rests for longer. */
export const mostTurnaroundDays = 14;

/** Units of stock that a line of a booking takes. */
export interface Take extends StockKey {
  readonly lineId: number;
  readonly units: number;
}

/** What a line holds of it, until then; null: for good. */
export interface Held extends Take {
  readonly endsAt: Date | null;
}

/** So many units of stock by `keyOf`. */
export function unitsByKey(takes: readonly Take[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const take of takes) units.set(keyOf(take), (units.get(keyOf(take)) ?? 0) + take.units);
  return units;
}

/** The stock as it is without what is held of it. */
export function without(stock: ReadonlyMap<string, Stock>, held: readonly Take[]): Map<string, Stock> {
  const units = unitsByKey(held);
  return new Map([...stock].map(([key, row]) => [key, { ...row, taken: row.taken - (units.get(key) ?? 0) }]));
}

/** What those takes need beside what is held already. */
export function beyond(takes: readonly Take[], held: readonly Take[]): Take[] {
  const left = unitsByKey(held);
  return takes.flatMap((take) => {
    const had = Math.min(take.units, left.get(keyOf(take)) ?? 0);
    left.set(keyOf(take), (left.get(keyOf(take)) ?? 0) - had);
    return had < take.units ? [{ ...take, units: take.units - had }] : [];
  });
}

/** The days after its last use on which it is not ready again: nothing else can be done with it, but they can be closed. */
export function turnaroundAfter(last: StockKey, stock: ReadonlyMap<string, Stock>): StockKey[] {
  const { sellableId, slot } = last;
  const days = stock.get(keyOf(last))?.turnaround ?? 0;
  return Array.from({ length: days }, (_, index) => ({ sellableId, day: addDays(last.day, index + 1), slot }));
}

/** What those takes keep from others after the last day of each line. */
export function restAfter(takes: readonly Take[], stock: ReadonlyMap<string, Stock>): Take[] {
  const last = new Map<string, Take>();
  for (const take of takes) {
    const line = `${take.lineId} ${take.sellableId} ${take.slot}`;
    if (take.day > (last.get(line)?.day ?? '')) last.set(line, take);
  }
  return [...last.values()].flatMap((take) => turnaroundAfter(take, stock).map((key) => ({ ...take, ...key })));
}

/** True when all of it can be taken together, and rest afterwards, from stock that was locked. */
export function isEnough(takes: readonly Take[], stock: ReadonlyMap<string, Stock>): boolean {
  const wanted = unitsByKey([...takes, ...restAfter(takes, stock)]);
  const used = new Set(takes.map(keyOf));
  return [...wanted].every(([key, units]) => (used.has(key) ? unitsFree : unitsThere)(stock.get(key), 0) >= units);
}

/** A sellable and the slots of its day; '' for what has no times. */
export interface SellableSlots {
  readonly sellableId: number;
  readonly slots: readonly string[];
}

/** What is offered of a sellable on one day and slot. */
export interface AllottedDay {
  readonly day: Day;
  readonly slot: string;
  readonly units: number;
  /** In paise; null: nothing is said of that day itself. */
  readonly price: number | null;
  /** Null: nothing is said of that day itself. */
  readonly closed: boolean | null;
  /** Null: nothing is said of that day itself. */
  readonly minStay: number | null;
  readonly noArrival: boolean | null;
}

/** What is said of days themselves; what is left out stays. Null: nothing any more, as their seasons say. */
export interface AllotmentChange {
  readonly units?: number | null;
  readonly price?: Paise | null;
  readonly closed?: boolean | null;
  /** Days that whoever arrives on it takes at least. */
  readonly minStay?: number | null;
  readonly noArrival?: boolean | null;
}

/** How a sellable is sold, whatever the day. */
export interface SaleTerms {
  /** Before its time, or before the day begins; null: the sale ends with the first day, or at its time. */
  readonly cutOffHours: number | null;
  readonly turnaroundDays: number;
}
