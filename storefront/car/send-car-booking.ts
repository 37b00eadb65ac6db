import type { BookingSentWire } from '../../service/booking/model/wire/wire.ts';
import type { Day } from '../../service/core/day.ts';
import { callApi } from '../device/api.ts';
import { carAttemptFor, carFingerprint, storeCarAttempt } from './car-attempt.ts';
import type { CarBusiness, CarErrors, CarForm } from './car-choice.ts';
import { type RefusedBooking, refusedBooking } from './refused-booking.ts';

/** CAR-14: the booking takes at least this long. */
const leastMs = 1_200;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The entered values. */
export function formOf(form: HTMLFormElement): CarForm {
  const typed = new FormData(form);
  const text = (name: string) => String(typed.get(name) ?? '').trim();
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    pickupLocation: text('pickupLocation'),
    notes: text('notes'),
  };
}

/** The buyer of a business invoice. The rules for it are loaded only if one is requested. */
export async function businessOf(form: HTMLFormElement): Promise<{ details?: CarBusiness; problems?: CarErrors }> {
  if (!new FormData(form).has('business')) return {};
  const { businessProblems, businessInput, formValues } = await import('../booking/guest-form.ts');
  const typed = formValues(form);
  const details = businessInput(typed);
  const isBusiness = Object.values(details).some((text) => text !== null);
  return { problems: businessProblems(typed), ...(isBusiness && { details }) };
}

/** What is booked. `total`: the total that the form shows, in rupees. */
interface OrderedCar {
  readonly car: { readonly slug: string; readonly terms: string };
  readonly form: CarForm;
  readonly days: { readonly pickupDate: Day; readonly dropDate: Day };
  readonly business: CarBusiness | undefined;
  readonly payNow: boolean;
  readonly total: number;
}

/**
 * Sends a booking, under the id of its stored attempt. The caller ends the attempt of a booking that was made
 * (`storeCarAttempt`); one that was refused gets another id or its price next time.
 */
export async function sendCarBooking(
  order: OrderedCar,
): Promise<{ readonly sent: BookingSentWire } | { readonly refused: RefusedBooking }> {
  const { car, form, days, business, payNow } = order;
  const attempt = carAttemptFor(carFingerprint(car.slug, form, days, { business, payNow }));
  // an unanswered request is repeated unchanged, otherwise the server would treat it as a different one
  const total = attempt.sentTotal ?? order.total;
  storeCarAttempt({ ...attempt, sentTotal: total });
  const { notes, ...required } = form;
  const body = {
    bookingId: attempt.bookingId,
    car: car.slug,
    ...required,
    ...days,
    ...(notes && { notes }),
    totals: { total },
    ...(payNow && { pay: 'now' }),
    terms: car.terms,
    ...(business && { details: business }),
  };
  const [answer] = await Promise.allSettled([
    callApi<BookingSentWire>('POST', '/api/car-bookings', body),
    pause(leastMs),
  ]);
  if (answer.status === 'fulfilled') return { sent: answer.value };
  const refused = refusedBooking(answer.reason, total);
  if (refused.settled) storeCarAttempt(refused.taken ? null : { ...attempt, sentTotal: null });
  return { refused };
}
