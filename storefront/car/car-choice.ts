import type { CarDay } from '../../service/catalog/car-rentals/car-availability.ts';
import { refusedRental, rentalDays } from '../../service/catalog/car-rentals/car-offer.ts';
import { type CarPrice, type CarTax, carPrice } from '../../service/catalog/car-rentals/car-price.ts';
import type { Day } from '../../service/core/day.ts';
import { emailAddressOf } from '../../service/core/email-address.ts';
import { formatMoney, fromRupees, type Paise, paiseOf, times } from '../../service/core/money.ts';
import type { ChosenRange } from '../product/range-choice.ts';

/** What is known of the days of a car. */
export type KnownDays = ReadonlyMap<Day, CarDay>;

/** The car for the dates. `unknown`: no dates yet, or their days are not loaded. */
export type CarState =
  | { readonly state: 'unknown' }
  | { readonly state: 'sold-out' }
  | { readonly state: 'free'; readonly left: number; readonly total: Paise; readonly dearest: Paise };

/** Whether a vehicle is left on every day of the range, both included, and what they cost together. */
export function carState(known: KnownDays, { checkIn, checkOut }: ChosenRange): CarState {
  if (!checkIn || !checkOut || checkOut < checkIn) return { state: 'unknown' };
  let left = Number.POSITIVE_INFINITY;
  let total = 0;
  let dearest = 0;
  for (const on of rentalDays(checkIn, checkOut)) {
    const day = known.get(on);
    if (!day) return { state: 'unknown' };
    left = Math.min(left, day.closed ? 0 : day.left);
    total += fromRupees(day.price);
    dearest = Math.max(dearest, fromRupees(day.price));
  }
  return left < 1 ? { state: 'sold-out' } : { state: 'free', left, total: paiseOf(total), dearest: paiseOf(dearest) };
}

/** The price for the dates; by the ordinary day where they are not known, for one day without dates. */
export function priceFor(price: Paise, state: CarState, { checkIn, checkOut }: ChosenRange, taxOf: CarTax): CarPrice {
  const days = checkIn && checkOut && checkOut >= checkIn ? rentalDays(checkIn, checkOut).length : 1;
  const known = state.state === 'free' ? state : { total: times(price, days), dearest: price };
  return carPrice({ total: known.total, dearest: known.dearest, days }, taxOf);
}

/** What the calendar says of a day. */
export function dayText({ left, closed, price }: CarDay): { text: string; soldOut: boolean } {
  if (closed || left < 1) return { text: closed ? 'Closed' : 'Sold out', soldOut: true };
  return { text: formatMoney(fromRupees(price)), soldOut: false };
}

/** What is typed into the booking form (S2 §3), without its dates. */
export interface CarForm {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly pickupLocation: string;
  readonly notes: string;
}

export const carFields = ['name', 'phone', 'email', 'pickupDate', 'dropDate', 'pickupLocation', 'notes'] as const;
export type CarField = (typeof carFields)[number];
export type CarErrors = Partial<Record<CarField, string>>;

/** What is wrong with the dates; the words are the server's (service/booking/book-car.ts). */
export function checkDates(
  { checkIn, checkOut }: ChosenRange,
  state: CarState,
  today: Day,
  mostDays: number,
): CarErrors {
  const errors: CarErrors = {};
  if (!checkIn) errors.pickupDate = 'Please select a pick-up date';
  if (!checkOut) errors.dropDate = 'Please select a drop-off date';
  if (!checkIn || !checkOut) return errors;
  const refused = refusedRental(checkIn, checkOut, today, mostDays);
  if (refused) return { [refused.date]: refused.problem };
  return state.state === 'sold-out' ? { pickupDate: 'Sold out for these dates' } : errors;
}

/** What is missing or wrong in the form; empty when it can be sent. */
export function checkForm({ name, phone, email, pickupLocation }: CarForm): CarErrors {
  const errors: CarErrors = {};
  if (!name.trim()) errors.name = 'Please enter your name';
  if (!phone.trim()) errors.phone = 'Please enter your phone number';
  else if (!/^\+?[\d\s().-]{6,24}$/.test(phone.trim()))
    errors.phone = 'Please enter a phone number, such as +91 98765 43210';
  if (!emailAddressOf(email)) errors.email = 'Please enter a valid email address';
  if (!pickupLocation.trim()) errors.pickupLocation = 'Please enter a pick-up location';
  return errors;
}
