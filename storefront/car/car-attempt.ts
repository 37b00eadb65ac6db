import { isPaise, type Paise } from '../../service/core/money.ts';
import type { Attempt as CartAttempt } from '../cart/booking-attempt.ts';
import { deviceAttempt } from '../cart/device-attempt.ts';
import { readAmount } from '../device/wire-amounts.ts';
import type { CarBusiness, CarForm } from './car-choice.ts';

/** One attempt to book one car. Its id keeps the server from booking it twice. */
export interface CarAttempt extends Pick<CartAttempt, 'bookingId' | 'fingerprint'> {
  /**
   * The total of a request that was never answered, or that has made the booking: the same id must be sent with the
   * same body. Null while there is none.
   */
  readonly sentTotal: Paise | null;
  /** When it made a booking, in milliseconds since 1970; null: not yet. */
  readonly doneAt: number | null;
}

/** Identifies customer and booking, regardless of the price. Hashed, because the device keeps it. */
export function carFingerprint(
  car: string,
  { name, phone, email, pickupLocation, notes }: CarForm,
  dates: { pickupDate: string; dropDate: string },
  { business, payNow = false }: { business?: CarBusiness | undefined; payNow?: boolean } = {},
): string {
  const form = [car, name, phone, email, dates.pickupDate, dates.dropDate, pickupLocation, notes, business];
  return hashOf(JSON.stringify(payNow ? [...form, 'pay now'] : form));
}

/** FNV-1a. Forms with the same hash would share an id, which the server refuses, and the next attempt gets another. */
function hashOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return (hash >>> 0).toString(36);
}

export function parseCarAttempt(stored: string | null): CarAttempt | null {
  try {
    const value: { [Name in keyof CarAttempt]?: unknown } | null = JSON.parse(stored ?? 'null', readAmount);
    const { bookingId, fingerprint, sentTotal, doneAt } = value ?? {};
    if (typeof bookingId !== 'string' || typeof fingerprint !== 'string') return null;
    return {
      bookingId,
      fingerprint,
      sentTotal: typeof sentTotal === 'number' && isPaise(sentTotal) ? sentTotal : null,
      doneAt: typeof doneAt === 'number' ? doneAt : null,
    };
  } catch {
    return null;
  }
}

const attempts = deviceAttempt('car-booking-attempt', parseCarAttempt);

/** Stores the attempt on the device for all its tabs. Null: the attempt is over. */
export const storeCarAttempt = attempts.store;

/** Runs `work` while no other tab of the device books a car: the second tab sees the result of the first. */
export const oneCarAtATime = attempts.oneTabAtATime;

/**
 * The attempt for this form: the current one of any tab, else a new one, which is stored. A different form is a
 * different booking, and so is the same one in a page that was opened (`openedAt`) after the booking was made.
 */
export function carAttemptFor(fingerprint: string, openedAt: number): Promise<CarAttempt> {
  return attempts.current((before, bookingId) => {
    const same = before?.fingerprint === fingerprint && (before.doneAt === null || openedAt <= before.doneAt);
    return same ? before : { bookingId: bookingId(), fingerprint, sentTotal: null, doneAt: null };
  });
}
