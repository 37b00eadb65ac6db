import { today } from '../../core/day.ts';
import { fromRupees, paiseOf } from '../../core/money.ts';
import { type DaysAt, daysAt, type Fee, type Priceable, type TaxedPrice, type TaxTerms, taxedPrice } from '../price.ts';
import type { SaleSettings } from '../settings/sale-settings.ts';
import type { StayFees } from '../settings/stay-fees.ts';

/** Added once to a stay (MONEY-4), where the operator said nothing of its type. */
const specifiedFee = { amount: 500 };

type FeeSet = StayFees[number]['cleaning'];

function feeOf(name: string, set: FeeSet): Fee {
  if ('amount' in set) return { name, amount: fromRupees(set.amount) };
  return { name, percent: set.percent, cap: fromRupees(set.cap) };
}

/** The fees of a stay of that type: by the entry that names it, else by that for all others. */
export function feesOf(type: string, fees: StayFees): Fee[] {
  const named = (word: string) => fees.find(({ propertyTypes }) => propertyTypes.some((one) => one === word));
  const { cleaning, service } = named(type) ?? named('*') ?? { cleaning: specifiedFee, service: specifiedFee };
  return [feeOf('Cleaning fee', cleaning), { ...feeOf('Service fee', service), supply: 'service-fee' }];
}

/** So many rooms of a type, at the price of the night, with the fees of the stay. */
export function roomsPriced(rooms: number, fees: readonly Fee[]): Priceable {
  return { supply: 'lodging', parts: [{ name: 'Room', count: rooms, price: null }], fees };
}

/** By what cards of stays are priced. */
export interface StayTerms extends TaxTerms {
  readonly stayFees: StayFees;
}

export function stayTerms({ taxRules, stayFees }: SaleSettings, now: Date): StayTerms {
  return { rules: taxRules, on: today(now), stayFees };
}

/** Nights in a room, as a search finds them. */
export interface FoundNights {
  readonly nights: number;
  /** An ordinary night in paise; null: nobody said what one costs. */
  readonly night: number | null;
  /** Of the nights that have a price of their own. */
  readonly ownPrices: readonly number[];
}

function daysOf({ nights, night, ownPrices }: FoundNights): DaysAt[] | undefined {
  return night === null ? undefined : daysAt(nights, paiseOf(night), ownPrices.map(paiseOf));
}

/** What so many rooms of a stay cost over nights that a search found, as a card or a map says it. */
export function foundPrice(
  type: string,
  found: FoundNights & { rooms: number },
  terms: StayTerms,
): TaxedPrice | undefined {
  const days = daysOf(found);
  return days && taxedPrice(roomsPriced(found.rooms, feesOf(type, terms.stayFees)), days, terms);
}
