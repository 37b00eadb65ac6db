import { today } from '../../core/day.ts';
import { fromRupees, paiseOf, times } from '../../core/money.ts';
import type { Totals } from '../lists/list-sql.ts';
import { type DaysAt, daysAt, evenDays, type Fee, type Priceable, type TaxedPrice, taxedPrice } from '../price.ts';
import type { SaleSettings } from '../settings/read-sale-settings.ts';
import type { StayFees } from '../settings/stay-fees.ts';
import { bandStarts, type TaxTerms } from '../tax.ts';

/** Default fee, added once to a stay (MONEY-4). */
const specifiedFee = { amount: 500 };

type FeeSet = StayFees[number]['cleaning'];

function feeOf(name: string, set: FeeSet): Fee {
  if ('amount' in set) return { name, amount: fromRupees(set.amount) };
  return { name, percent: set.percent, cap: fromRupees(set.cap) };
}

/** The fees of a stay of that type: of the entry that names it, else of the entry for all others. */
export function feesOf(type: string, fees: StayFees): Fee[] {
  const named = (word: string) => fees.find(({ propertyTypes }) => propertyTypes.some((one) => one === word));
  const { cleaning, service } = named(type) ?? named('*') ?? { cleaning: specifiedFee, service: specifiedFee };
  return [feeOf('Cleaning fee', cleaning), { ...feeOf('Service fee', service), supply: 'service-fee' }];
}

/** That many rooms of a type, at the price of the night, with the fees of the stay. */
export function roomsPriced(rooms: number, fees: readonly Fee[]): Priceable {
  return { supply: 'lodging', parts: [{ name: 'Room', count: rooms, price: null }], fees };
}

/** What is needed to price the cards of stays. */
export interface StayTerms extends TaxTerms {
  readonly stayFees: StayFees;
}

export function stayTerms({ taxRules, stayFees }: SaleSettings, now: Date): StayTerms {
  return { rules: taxRules, on: today(now), stayFees };
}

/** Nights in a room, as found by a search. */
export interface FoundNights {
  readonly nights: number;
  /** Price of an ordinary night in paise; null: unknown. */
  readonly night: number | null;
  /** Prices of the nights with their own. */
  readonly ownPrices: readonly number[];
}

function daysOf({ nights, night, ownPrices }: FoundNights): DaysAt[] | undefined {
  return night === null ? undefined : daysAt(nights, paiseOf(night), ownPrices.map(paiseOf));
}

/**
 * The price of that many rooms over nights found by a search, as shown on a card or map; undefined without a known
 * price.
 */
export function foundPrice(
  type: string,
  found: FoundNights & { rooms: number },
  terms: StayTerms,
): TaxedPrice | undefined {
  const days = daysOf(found);
  return days && taxedPrice(roomsPriced(found.rooms, feesOf(type, terms.stayFees)), days, terms);
}

/** The types that have fees of their own, those with the same ones together. */
export function typesWithFees({ stayFees }: Pick<StayTerms, 'stayFees'>): (readonly string[])[] {
  return stayFees.map(({ propertyTypes }) => propertyTypes).filter((types) => !types.includes('*'));
}

/**
 * The totals of stays by the cost of one room for all nights, which lists with dates are sorted by: as `foundPrice` if
 * the nights cost the same.
 */
export function totalsOf({ nights, rooms }: { nights: number; rooms: number }, terms: StayTerms): Totals {
  return {
    groupOf: (type) => typesWithFees(terms).find((types) => types.some((one) => one === type))?.[0] ?? '*',
    of: (type) => {
      const of = roomsPriced(rooms, feesOf(type, terms.stayFees));
      return (cost) => taxedPrice(of, evenDays(nights, paiseOf(cost)), terms).payable;
    },
    // one night at the price that begins a band is enough
    steps: bandStarts(terms).map((start) => times(paiseOf(start - 1), nights) + 1),
  };
}
