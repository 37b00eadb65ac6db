import { carPageTexts } from '../../messages/en/car/page.ts';
import type { Sentence } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import type { GuestDetails } from '../../service/booking/model/guest-details.ts';
import type { CarDay } from '../../service/catalog/car-rentals/car-availability.ts';
import { carPriced } from '../../service/catalog/car-rentals/car-priced.ts';
import { rentalDays, rentalProblem } from '../../service/catalog/car-rentals/rental-dates.ts';
import { type DaysAt, daysAt, type TaxedPrice, taxedPrice } from '../../service/catalog/price.ts';
import { arrivalProblem } from '../../service/catalog/sale-days.ts';
import type { Supply, TaxTerms } from '../../service/catalog/tax.ts';
import type { Day } from '../../service/core/day.ts';
import { formatMoney, type Paise } from '../../service/core/money.ts';
import type { ChosenRange } from '../product/range-choice.ts';
import type { CalendarNight } from '../ui/calendar.tsx';

/** The known days of a car. */
export type KnownCarDays = ReadonlyMap<Day, CarDay>;

/** The availability of the car for the dates. `unknown`: no dates yet, or their days are not loaded. */
export type CarState =
  | { readonly state: 'unknown' }
  | { readonly state: 'sold-out'; readonly why?: Sentence }
  | { readonly state: 'free'; readonly left: number; readonly days: readonly DaysAt[] };

/** Whether a vehicle is available on every day of the range, both included, and the price of each day. */
export function carState(known: KnownCarDays, { checkIn, checkOut }: ChosenRange): CarState {
  if (!checkIn || !checkOut || checkOut < checkIn) return { state: 'unknown' };
  const priced: DaysAt[] = [];
  let left = Number.POSITIVE_INFINITY;
  for (const on of rentalDays(checkIn, checkOut)) {
    const day = known.get(on);
    if (!day) return { state: 'unknown' };
    left = Math.min(left, day.closed ? 0 : day.left);
    priced.push({ days: 1, price: day.price });
  }
  if (left < 1) return { state: 'sold-out' };
  const why = arrivalProblem(known.get(checkIn) ?? {}, checkIn, priced.length, false);
  return why ? { state: 'sold-out', why } : { state: 'free', left, days: priced };
}

/** The price for the dates; by the default day if they are not known, for one day without dates. */
export function priceFor(
  { price, supply }: { readonly price: Paise; readonly supply: Supply },
  state: CarState,
  { checkIn, checkOut }: ChosenRange,
  terms: TaxTerms,
): TaxedPrice {
  const days = checkIn && checkOut && checkOut >= checkIn ? rentalDays(checkIn, checkOut).length : 1;
  return taxedPrice(carPriced(supply), state.state === 'free' ? state.days : daysAt(days, price), terms);
}

/** The calendar's text for a day. */
export function dayText(t: Translate, { left, closed, price, noArrival }: CarDay): CalendarNight {
  if (closed || left < 1) return { text: t(closed ? carPageTexts.closed : carPageTexts.notAvailable), soldOut: true };
  if (noArrival) return { text: t(carPageTexts.noPickup), soldOut: false };
  return { text: formatMoney(price), soldOut: false, price };
}

/** The values of the booking form (CAR-13), without its dates. */
export interface CarForm {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly pickupLocation: string;
  readonly notes: string;
}

/** The buyer on the invoice, in place of the customer. */
export type CarBusiness = Pick<GuestDetails, 'company' | 'companyAddress' | 'state' | 'gstin'>;

export const carFields = [
  'name',
  'phone',
  'email',
  'pickupDate',
  'dropDate',
  'pickupLocation',
  'notes',
  'company',
  'companyAddress',
  'state',
  'gstin',
] as const;
export type CarField = (typeof carFields)[number];
export type CarErrors = Partial<Record<CarField, string>>;

/** The error of the dates, in the server's words (service/booking/usecases/checkout/book-car.ts). */
export function checkDates(
  t: Translate,
  { checkIn, checkOut }: ChosenRange,
  state: CarState,
  today: Day,
  mostDays: number,
): CarErrors {
  const errors: CarErrors = {};
  if (!checkIn) errors.pickupDate = t(carPageTexts.noPickupDate);
  if (!checkOut) errors.dropDate = t(carPageTexts.noDropDate);
  if (!checkIn || !checkOut) return errors;
  const refused = rentalProblem(checkIn, checkOut, today, mostDays);
  if (refused) return { [refused.date]: t.of(refused.problem) };
  return state.state === 'sold-out'
    ? { pickupDate: state.why ? t.of(state.why) : t(carPageTexts.notAvailableForDates) }
    : errors;
}
