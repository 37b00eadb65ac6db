import { catalogRentalSearchTexts } from '../../../messages/en/catalog/rental-search.ts';
import { catalogSaleTexts } from '../../../messages/en/catalog/sale.ts';
import { type Sentence, sentence } from '../../../messages/message.ts';
import type { Translate } from '../../../messages/translate.ts';
import { addDays, type Day, daysBetween, isDay, nightsBetween } from '../../core/day.ts';
import { dayProblem, mostDaysAhead, mostRentalDays } from '../sale-days.ts';

/** Days of pick-up and return; both count. */
export interface RentalDates {
  readonly pickupDate: Day;
  readonly returnDate: Day;
}

/** Days charged from pick-up to drop-off: each started day (STOCK-2). */
export function rentalDays(pickup: Day, dropOff: Day): Day[] {
  return daysBetween(pickup, addDays(dropOff, 1));
}

export interface RentalProblem {
  readonly date: 'pickupDate' | 'dropDate';
  readonly problem: Sentence;
  readonly tooLong?: true;
}

/**
 * Why a car cannot be rented from that day to that one, and which of the two is wrong; undefined when it can. `most`:
 * maximum days by the operator's setting, both included.
 */
export function rentalProblem(pickup: Day, dropOff: Day, today: Day, most: number): RentalProblem | undefined {
  const refused = dayProblem(pickup, today);
  if (refused) return { date: 'pickupDate', problem: refused };
  if (dropOff < pickup) return { date: 'dropDate', problem: sentence(catalogSaleTexts.beforePickup) };
  if (nightsBetween(pickup, dropOff) + 1 > most)
    return {
      date: 'dropDate',
      problem: sentence(catalogSaleTexts.tooManyDays, { most }),
      tooLong: true,
    };
  return dropOff > addDays(today, mostDaysAhead)
    ? { date: 'dropDate', problem: sentence(catalogSaleTexts.tooFarAhead) }
    : undefined;
}

/** Number of days charged, at least 1. */
export const countDays = ({ pickupDate, returnDate }: RentalDates): number => rentalDays(pickupDate, returnDate).length;

/** The dates in two texts of an address if a car can be rented for them, else null. `most`: maximum days. */
export function rentalDates(
  pickup: string | null,
  back: string | null,
  today: Day,
  most: number = mostRentalDays,
): RentalDates | null {
  if (!isDay(pickup) || !isDay(back) || rentalProblem(pickup, back, today, most)) return null;
  return { pickupDate: pickup, returnDate: back };
}

/** Requested days that are not a valid rental: why, and those that can stay in the form. */
export interface InvalidRental {
  readonly why: string;
  readonly days: { readonly pickupDate?: Day; readonly returnDate?: Day };
}

/** Why requested days are invalid; undefined if none are requested, or they form a valid rental. */
export function invalidRental(
  t: Translate,
  pickup: string | null,
  back: string | null,
  today: Day,
  most: number = mostRentalDays,
): InvalidRental | undefined {
  if (!(pickup || back) || rentalDates(pickup, back, today, most)) return undefined;
  const ahead = (day: string | null): day is Day => isDay(day) && !dayProblem(day, today);
  const past = [pickup, back].find((day) => isDay(day) && day < today);
  const passed = isDay(past) && !(pickup && back) && dayProblem(past, today);
  if (passed) return { why: t.of(passed), days: {} };
  if (!back) return { why: t(catalogRentalSearchTexts.noReturn), days: ahead(pickup) ? { pickupDate: pickup } : {} };
  if (!pickup) return { why: t(catalogRentalSearchTexts.noPickup), days: ahead(back) ? { returnDate: back } : {} };
  if (!isDay(pickup) || !isDay(back)) return { why: t(catalogRentalSearchTexts.noSuchDates), days: {} };
  const refused = rentalProblem(pickup, back, today, most);
  return { why: refused ? t.of(refused.problem) : '', days: {} };
}

/** Dates and place of pick-up, passed on from the list to a car. */
export function rentalParams(rental: {
  readonly dates: RentalDates | null;
  readonly pickupLocation: string;
}): URLSearchParams {
  const to = new URLSearchParams({ ...rental.dates });
  if (rental.pickupLocation) to.set('pickupLocation', rental.pickupLocation);
  return to;
}
