import { type Attempt as CartAttempt, makeBookingId } from '../cart/booking-attempt.ts';
import type { CarBusiness, CarForm } from './car-choice.ts';

/** One try to book one car. Its id is what keeps the server from booking it twice. */
export interface CarAttempt extends Pick<CartAttempt, 'bookingId' | 'fingerprint'> {
  /** The total as sent when the answer never came: the same id must bring the same body. Null while nothing is under way. */
  readonly sentTotal: number | null;
}

/** Who books what, whatever it costs. */
export function fingerprintOf(
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

/** Kept for this tab, over reloads. Null: the attempt is over. */
export function keepCarAttempt(attempt: CarAttempt | null): void {
  inMemory = attempt && JSON.stringify(attempt);
  try {
    if (inMemory) sessionStorage.setItem(key, inMemory);
    else sessionStorage.removeItem(key);
  } catch {
    // it lives as long as the page
  }
}

function storedAttempt(): CarAttempt | null {
  try {
    return parseCarAttempt(sessionStorage.getItem(key) ?? inMemory);
  } catch {
    return parseCarAttempt(inMemory);
  }
}

/** The attempt under way for this very form, else a new one: another form is another booking. */
export function carAttemptFor(fingerprint: string): CarAttempt {
  const before = storedAttempt();
  if (before?.fingerprint === fingerprint) return before;
  const bookingId = makeBookingId(Date.now(), (count) => crypto.getRandomValues(new Uint8Array(count)));
  return { bookingId, fingerprint, sentTotal: null };
}
