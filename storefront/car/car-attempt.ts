import { type Attempt as CartAttempt, makeBookingId } from '../cart/booking-attempt.ts';
import type { CarBusiness, CarForm } from './car-choice.ts';

/** One attempt to book one car. Its id keeps the server from booking it twice. */
export interface CarAttempt extends Pick<CartAttempt, 'bookingId' | 'fingerprint'> {
  /**
   * The total of a request that was never answered: the same id must be sent with the same body. Null while no request
   * is unanswered.
   */
  readonly sentTotal: number | null;
}

/** Identifies customer and booking, regardless of the price. */
export function carFingerprint(
  car: string,
  { name, phone, email, pickupLocation, notes }: CarForm,
  dates: { pickupDate: string; dropDate: string },
  { business, payNow = false }: { business?: CarBusiness | undefined; payNow?: boolean } = {},
): string {
  const form = [car, name, phone, email, dates.pickupDate, dates.dropDate, pickupLocation, notes, business];
  return JSON.stringify(payNow ? [...form, 'pay now'] : form);
}

export function parseCarAttempt(stored: string | null): CarAttempt | null {
  try {
    const value: { [Name in keyof CarAttempt]?: unknown } | null = JSON.parse(stored ?? 'null');
    const { bookingId, fingerprint, sentTotal } = value ?? {};
    if (typeof bookingId !== 'string' || typeof fingerprint !== 'string') return null;
    return { bookingId, fingerprint, sentTotal: typeof sentTotal === 'number' ? sentTotal : null };
  } catch {
    return null;
  }
}

const key = 'car-booking-attempt';
let inMemory: string | null = null;

/** Stores the attempt for this tab, across reloads. Null: the attempt is over. */
export function storeCarAttempt(attempt: CarAttempt | null): void {
  inMemory = attempt && JSON.stringify(attempt);
  try {
    if (inMemory) sessionStorage.setItem(key, inMemory);
    else sessionStorage.removeItem(key);
  } catch {
    // without storage it lives as long as the page
  }
}

function storedAttempt(): CarAttempt | null {
  try {
    return parseCarAttempt(sessionStorage.getItem(key) ?? inMemory);
  } catch {
    return parseCarAttempt(inMemory);
  }
}

/** The current attempt for this form, or a new one: a different form is a different booking. */
export function carAttemptFor(fingerprint: string): CarAttempt {
  const before = storedAttempt();
  if (before?.fingerprint === fingerprint) return before;
  const bookingId = makeBookingId(Date.now(), (count) => crypto.getRandomValues(new Uint8Array(count)));
  return { bookingId, fingerprint, sentTotal: null };
}
