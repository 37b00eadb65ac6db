import { catalogSaleTexts } from '../../messages/en/catalog/sale.ts';
import { catalogStockTexts } from '../../messages/en/catalog/stock.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import { addDays, type Day, dayLater, endOf, instantAt } from '../core/day.ts';

/** How many days ahead anything can be booked. */
export const mostDaysAhead = 540;

/** The highest values of the settings, which bound the work of a search and a sale. */
export const mostNights = 90;
export const mostRentalDays = 90;

/** Why a start on that day cannot be sold; undefined when it can. */
export function dayProblem(day: Day, today: Day): Sentence | undefined {
  if (day < today) return sentence(catalogSaleTexts.past);
  return day > addDays(today, mostDaysAhead) ? sentence(catalogSaleTexts.tooFarAhead) : undefined;
}

/**
 * The end of sale of a start on that day, at `slot` if it has times: that time, or the end of its first day; with a
 * cut-off, that many hours before it, or before the day begins.
 */
export function saleEndOf(day: Day, slot: string, cutOffHours: number | null): Date {
  if (cutOffHours === null) return slot === '' ? endOf(day) : instantAt(day, slot);
  return new Date(instantAt(day, slot || '00:00').getTime() - cutOffHours * 3_600_000);
}

/** Rules of arrival on a day; absent means no restriction. */
export interface Arrival {
  readonly noArrival?: boolean;
  /** Minimum nights or days. */
  readonly minStay?: number;
}

/** Label of days with nothing left; a vehicle may also be in turnaround between two hires. */
export const noneLeft = {
  nights: catalogStockTexts.soldOut,
  slot: catalogStockTexts.soldOut,
  days: catalogStockTexts.notAvailable,
} as const;

/** Why a stay of that many nights, or a hire of that many days, cannot begin on that day; null when it can. */
export function arrivalProblem(
  { noArrival, minStay = 1 }: Arrival,
  on: Day,
  length: number,
  nights: boolean,
): Sentence | null {
  const day = dayLater(on);
  if (noArrival) return sentence(nights ? catalogSaleTexts.noCheckIn : catalogSaleTexts.noPickup, { day });
  if (length >= minStay) return null;
  return nights
    ? sentence(catalogSaleTexts.minimumStay, { day, nights: minStay })
    : sentence(catalogSaleTexts.minimumRental, { day, days: minStay });
}
