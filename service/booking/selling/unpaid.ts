import type { CountedNetwork } from '../../platform/network.ts';
import { type Stock, type StockKey, type Take, unitsByKey } from '../../stock/stock.ts';
import { isPriced, type Quote } from '../pricing/quote.ts';

/** Under which names a buyer is counted. */
export interface Payer {
  readonly userId: number | null;
  /** Folded (`mailboxOf`). */
  readonly mailbox: string;
  /** `networksAround` the caller; none for staff. */
  readonly networks: readonly CountedNetwork[];
}

/** What a sale or change takes: units on days (nights of rooms, places, vehicle-days), and their price in paise. */
export interface Taken {
  readonly units: number;
  readonly paise: number;
}

/** What is held unpaid from a network, whose bounds are so many `times` those of one. */
export interface NetworkUnpaid extends Taken {
  readonly times: number;
  readonly bookings: number;
  /** Those of them without an account. */
  readonly guests: number;
}

/** What a buyer holds unpaid beside the sale in question, or began within the hour to pay now and did not pay. */
export interface Unpaid extends Taken {
  /** Open bookings of the account or address. */
  readonly bookings: number;
  readonly networks: readonly NetworkUnpaid[];
  /** Units that cost nothing and are still to come. */
  readonly free: number;
  /** When the first of them ends. */
  readonly nextEnd: Date | null;
  /** Stock that is held by `keyOf`, on all days, of what the sale asks for; what was free of charge too. */
  readonly held: ReadonlyMap<string, HeldStock>;
  /** How often, by `keyOf`, it was held within the hour to pay now, and ended unpaid. */
  readonly ended: ReadonlyMap<string, number>;
}

export interface HeldStock extends StockKey {
  readonly units: number;
  readonly capacity: number;
}

/** A sale or a change, by what it asks for. */
export interface Asked {
  readonly quote: Quote;
  readonly stock: ReadonlyMap<string, Stock>;
  readonly now: Date;
  /** Held for minutes, until it is paid. */
  readonly paysNow: boolean;
  /** What it takes; null for a change that takes no more than the booking has. */
  readonly takes: Taken | null;
}

export const nothingUnpaid: Unpaid = {
  bookings: 0,
  units: 0,
  paise: 0,
  free: 0,
  nextEnd: null,
  networks: [],
  held: new Map(),
  ended: new Map(),
};

/** What a priced cart takes. */
export function takenBy(quote: Quote): Taken {
  const units = quote.lines.filter(isPriced).map(({ offer, unitsPerDay }) => offer.days.length * unitsPerDay);
  return { units: units.reduce((all, one) => all + one, 0), paise: quote.total };
}

/** The same beside the change of a booking, which gives that stock back. */
export function besideChange(unpaid: Unpaid, given: readonly Take[]): Unpaid {
  const units = unitsByKey(given);
  const held = [...unpaid.held].map(
    ([key, one]) => [key, { ...one, units: one.units - (units.get(key) ?? 0) }] as const,
  );
  return { ...unpaid, held: new Map(held) };
}

/** Why something is refused, and what to do. */
export interface Refused {
  readonly message: string;
  readonly reason: string;
  readonly most?: number;
}
