import { countDays, type RentalDates, rentalParams } from '../../service/catalog/car-rentals/rental-dates.ts';
import { type Day, formatDay } from '../../service/core/day.ts';
import type { ChosenRange, RangeKind } from '../product/range-choice.ts';

/** The days of a rental as the search asks for them (CAR-7): a car can come back on the day of its pickup. */
export const searchedRange: RangeKind = {
  first: { label: 'Pickup date', name: 'pickupDate' },
  last: { label: 'Return date', name: 'returnDate' },
  least: 0,
};

/** The same as the booking form calls them (CAR-13). */
export const bookedRange: RangeKind = { ...searchedRange, last: { label: 'Drop-off date', name: 'dropDate' } };

/** Both days, when both are chosen. */
export function datesOf({ checkIn, checkOut }: ChosenRange): RentalDates | null {
  return checkIn && checkOut ? { pickupDate: checkIn, returnDate: checkOut } : null;
}

export function rangeOf(dates: RentalDates | null): ChosenRange {
  return { checkIn: dates?.pickupDate ?? null, checkOut: dates?.returnDate ?? null };
}

const short = (day: Day) => formatDay(day).replace(/ \d{4}$/, '');

/** 'Sat, 12 Dec to Mon, 14 Dec'; one day alone is named once. */
export function datesText(dates: RentalDates): string {
  const { pickupDate, returnDate } = dates;
  return countDays(dates) === 1 ? short(pickupDate) : `${short(pickupDate)} to ${short(returnDate)}`;
}

/** The chosen days, as they travel on to another car; without '?'. */
export function travelOf(range: ChosenRange): string {
  const dates = datesOf(range);
  return dates ? rentalParams({ dates, pickupLocation: '' }).toString() : '';
}
