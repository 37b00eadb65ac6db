import { fromRupees, type Paise, paiseOf } from '../../core/money.ts';
import { type DaysAt, daysAt, type Fee, type Priceable, priceOf } from '../price.ts';

/** Added once to a stay (S1 §9). */
export const stayFees: readonly Fee[] = [
  { name: 'Cleaning fee', amount: fromRupees(500) },
  { name: 'Service fee', amount: fromRupees(500) },
];

/** So many rooms of a type, at the price of the night, with the fees. */
export function roomsPriced(rooms: number): Priceable {
  return { supply: 'lodging', parts: [{ name: 'Room', count: rooms, price: null }], fees: stayFees };
}

/** Nights in a room, as a search finds them. */
export interface FoundNights {
  readonly nights: number;
  /** An ordinary night in paise; null: nobody said what one costs. */
  readonly night: number | null;
  /** Of the nights that have a price of their own. */
  readonly ownPrices: readonly number[];
}

export function daysOf({ nights, night, ownPrices }: FoundNights): DaysAt[] | undefined {
  return night === null ? undefined : daysAt(nights, paiseOf(night), ownPrices.map(paiseOf));
}

/** What one of the nights costs on average. */
export function averageNight(found: FoundNights): Paise | null {
  const days = daysOf(found);
  return days ? priceOf(roomsPriced(1), days).averageDay : null;
}
