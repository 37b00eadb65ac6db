import type { CountedNetwork } from '../../platform/network.ts';
import { type Stock, type StockKey, type Take, unitsByKey } from '../../stock/stock.ts';
import { isPriced, type Quote } from './quote.ts';

/** The keys under which a buyer is counted. */
export interface BuyerIdentity {
  readonly userId: number | null;
  /** The normalised address (see `mailboxOf`). */
  readonly mailbox: string;
  /** `networksAround` the buyer; empty for staff. */
  readonly networks: readonly CountedNetwork[];
}

/** Size of a sale or change: units on days (nights of rooms, places, vehicle days) and their price in paise. */
export interface SaleVolume {
  readonly units: number;
  readonly paise: number;
}

/** What is held unpaid from a network. Its limits are `times` those of one network. */
export interface NetworkUnpaid extends SaleVolume {
  readonly times: number;
  readonly bookings: number;
  /** Bookings without an account. */
  readonly guests: number;
}

/** What a buyer holds unpaid besides the sale being checked, or began within the hour to pay now and did not pay. */
export interface Unpaid extends SaleVolume {
  /** Unpaid bookings of the account or email address. */
  readonly bookings: number;
  readonly networks: readonly NetworkUnpaid[];
  /** Upcoming units free of charge. */
  readonly free: number;
  /** When the first of their holds expires. */
  readonly nextEnd: Date | null;
  /** Held stock by `keyOf`, for all days of the sale being checked, including stock booked free of charge. */
  readonly held: ReadonlyMap<string, HeldStock>;
  /** How often each stock (by `keyOf`) was held within the hour to pay now and expired unpaid. */
  readonly ended: ReadonlyMap<string, number>;
}

export interface HeldStock extends StockKey {
  readonly units: number;
  readonly capacity: number;
}

/** A sale or change that is checked against the limits. */
export interface LimitedSale {
  readonly quote: Quote;
  readonly stock: ReadonlyMap<string, Stock>;
  readonly now: Date;
  /** True for a short hold of a buyer who pays at once. */
  readonly paysNow: boolean;
  /** Its size; null for a change that takes no more than the booking has. */
  readonly volume: SaleVolume | null;
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

/** Returns the size of a priced cart. */
export function volumeOf(quote: Quote): SaleVolume {
  const units = quote.lines.filter(isPriced).map(({ days, unitsPerDay }) => days.length * unitsPerDay);
  return { units: units.reduce((all, one) => all + one, 0), paise: quote.total };
}

/** Returns what the buyer holds without the stock that a change of the booking releases. */
export function withoutReleased(unpaid: Unpaid, released: readonly Take[]): Unpaid {
  const units = unitsByKey(released);
  const held = [...unpaid.held].map(
    ([key, one]) => [key, { ...one, units: one.units - (units.get(key) ?? 0) }] as const,
  );
  return { ...unpaid, held: new Map(held) };
}

/** A refusal, with advice in the message. */
export interface LimitRefusal {
  readonly message: string;
  readonly reason: string;
  readonly most?: number;
}
