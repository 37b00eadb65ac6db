import { type Attempt, attemptFor, fingerprintOf, makeBookingId, parseAttempt } from './booking-attempt.ts';
import type { CartLine } from './cart-rules.ts';

const key = 'booking-attempt';
let inMemory: string | null = null;

function readAttempt(): Attempt | null {
  try {
    return parseAttempt(sessionStorage.getItem(key) ?? inMemory);
  } catch {
    return parseAttempt(inMemory);
  }
}

/** Kept for this tab, over reloads. Null: the attempt is over. */
export function keepAttempt(attempt: Attempt | null): void {
  inMemory = attempt && JSON.stringify(attempt);
  try {
    if (inMemory) sessionStorage.setItem(key, inMemory);
    else sessionStorage.removeItem(key);
  } catch {
    // it lives as long as the page
  }
}

/** The attempt to book these lines: the one under way, else a new one. */
export function currentAttempt(lines: readonly CartLine[], userId: string): Attempt {
  const bookingId = () => makeBookingId(Date.now(), (count) => crypto.getRandomValues(new Uint8Array(count)));
  return attemptFor(fingerprintOf(lines, userId), readAttempt(), bookingId);
}

/** The attempt for these lines that was sent and never answered, if there is one. */
export function unansweredAttempt(lines: readonly CartLine[], userId: string): Attempt | null {
  const attempt = readAttempt();
  return attempt?.sentWith && attempt.fingerprint === fingerprintOf(lines, userId) ? attempt : null;
}
