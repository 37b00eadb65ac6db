import { carDatesTexts } from '../../messages/en/car/dates.ts';
import type { Translate } from '../../messages/translate.ts';
import { countDays, type RentalDates, rentalParams } from '../../service/catalog/car-rentals/rental-dates.ts';
import { formatDayOfYear } from '../../service/core/day.ts';
import type { ChosenRange, RangeKind } from '../product/range-choice.ts';

/** The rental dates of the search (CAR-7): a car can be returned on the day of its pick-up. */
export const searchedRange: RangeKind = {
  first: { label: carDatesTexts.pickupDate, choose: carDatesTexts.choosePickupDate, name: 'pickupDate' },
  last: { label: carDatesTexts.returnDate, choose: carDatesTexts.chooseReturnDate, name: 'returnDate' },
  least: 0,
};

/** The same with the labels of the booking form (CAR-13). */
export const bookedRange: RangeKind = {
  ...searchedRange,
  last: { label: carDatesTexts.dropDate, choose: carDatesTexts.chooseDropDate, name: 'dropDate' },
};

/** Both days, if both are chosen. */
export function completeDates({ checkIn, checkOut }: ChosenRange): RentalDates | null {
  return checkIn && checkOut ? { pickupDate: checkIn, returnDate: checkOut } : null;
}

export function chosenRange(dates: RentalDates | null): ChosenRange {
  return { checkIn: dates?.pickupDate ?? null, checkOut: dates?.returnDate ?? null };
}

/** 'Sat, 12 Dec to Mon, 14 Dec'; a single day is named once. */
export function datesText(t: Translate, dates: RentalDates): string {
  const { pickupDate, returnDate } = dates;
  return countDays(dates) === 1
    ? formatDayOfYear(t, pickupDate)
    : t(carDatesTexts.dates, { from: formatDayOfYear(t, pickupDate), to: formatDayOfYear(t, returnDate) });
}

/** The chosen days as parameters for another car, without '?'. */
export function rentalQuery(range: ChosenRange): string {
  const dates = completeDates(range);
  return dates ? rentalParams({ dates, pickupLocation: '' }).toString() : '';
}
