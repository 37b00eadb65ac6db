import type { Day } from '../core/day.ts';
import type { Paise } from '../core/money.ts';

/** Stock of one sellable on one day and slot. */
export interface Stock {
  readonly capacity: number;
  /** Units of live bookings. */
  readonly taken: number;
  /** The operator's price for that day, if any. */
  readonly price: Paise | null;
  readonly closed: boolean;
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

/** Units that can still be sold; `ordinary`: how many there are where nothing is said of the day. Never below 0. */
export function unitsFree(stock: Stock | undefined, ordinary: number): number {
  if (!stock) return ordinary;
  return stock.closed ? 0 : Math.max(0, stock.capacity - stock.taken);
}

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

/** True when all of it can be taken together from stock that was locked. */
export function isEnough(takes: readonly Take[], stock: ReadonlyMap<string, Stock>): boolean {
  return [...unitsByKey(takes)].every(([key, units]) => unitsFree(stock.get(key), 0) >= units);
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
  /** In paise; null: the product's own. */
  readonly price: number | null;
  readonly closed: boolean;
}

/** What is said of days; what is left out stays. `price: null`: the product's own again. */
export interface AllotmentChange {
  readonly units?: number;
  readonly price?: Paise | null;
  readonly closed?: boolean;
}
