import type { Translate } from '../../messages/translate.ts';
import type { BookingSentWire, PaymentPageView } from '../../service/booking/model/wire/wire.ts';
import type { Day } from '../../service/core/day.ts';
import type { Paise } from '../../service/core/money.ts';
import { callPriced } from '../booking/call-priced.ts';
import { type CarAttempt, carAttemptFor, carFingerprint, oneCarAtATime, storeCarAttempt } from './car-attempt.ts';
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
export async function businessOf(
  t: Translate,
  form: HTMLFormElement,
): Promise<{ details?: CarBusiness; problems?: CarErrors }> {
  if (!new FormData(form).has('business')) return {};
  const { businessProblems, businessInput, formValues } = await import('../booking/guest-form.ts');
  const typed = formValues(form);
  const details = businessInput(typed);
  const isBusiness = Object.values(details).some((text) => text !== null);
  return { problems: businessProblems(t, typed), ...(isBusiness && { details }) };
}

/** What is booked. `total`: the total that the form shows. */
interface OrderedCar {
  readonly car: { readonly slug: string; readonly terms: string };
  readonly form: CarForm;
  readonly days: { readonly pickupDate: Day; readonly dropDate: Day };
  readonly business: CarBusiness | undefined;
  readonly payNow: boolean;
  readonly total: Paise;
  /** When its page was opened, in milliseconds since 1970. */
  readonly openedAt: number;
}

type CarAnswer = { readonly sent: BookingSentWire } | { readonly refused: RefusedBooking };

/**
 * Sends a booking, under the id of its attempt, which all tabs share: the same form in two tabs makes one booking, and
 * both show it. One that was refused gets another id or its price next time.
 */
export async function sendCarBooking(t: Translate, order: OrderedCar): Promise<CarAnswer> {
  const { car, form, days, business, payNow, openedAt } = order;
  const fingerprint = carFingerprint(car.slug, form, days, { business, payNow });
  return oneCarAtATime(async () => {
    const attempt = await carAttemptFor(fingerprint, openedAt);
    const answer = await sendAttempt(t, attempt, order);
    if (attempt.doneAt === null || !('sent' in answer) || !(await hasEnded(answer.sent))) return answer;
    // the booking of the other tab has ended: this one may have its own
    storeCarAttempt(null);
    return sendAttempt(t, await carAttemptFor(fingerprint, openedAt), order);
  });
}

async function sendAttempt(t: Translate, attempt: CarAttempt, order: OrderedCar): Promise<CarAnswer> {
  const { car, form, days, business, payNow } = order;
  // an earlier request is repeated unchanged, otherwise the server would treat it as a different one
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
    callPriced<BookingSentWire>('POST', '/api/car-bookings', body),
    pause(leastMs),
  ]);
  if (answer.status === 'fulfilled') {
    storeCarAttempt({ ...attempt, sentTotal: total, doneAt: attempt.doneAt ?? Date.now() });
    return { sent: answer.value };
  }
  const refused = refusedBooking(t, answer.reason, total);
  if (refused.settled) storeCarAttempt(refused.taken ? null : { ...attempt, sentTotal: null, doneAt: null });
  return { refused };
}

/** True if the booking was cancelled or its hold has ended; false also if that cannot be found out. */
async function hasEnded({ bookingId, paymentLink }: BookingSentWire): Promise<boolean> {
  const { search } = new URL(paymentLink, window.location.href);
  try {
    const path = `/api/payments/${encodeURIComponent(bookingId)}${search}`;
    const { booking } = await callPriced<PaymentPageView>('GET', path);
    return booking.bookingStatus === 'cancelled';
  } catch {
    return false;
  }
}
