import { type Attempt, attemptFor, cartFingerprint, parseAttempt } from './booking-attempt.ts';
import type { CartLine } from './cart-rules.ts';
import { deviceAttempt } from './device-attempt.ts';

const attempts = deviceAttempt('booking-attempt', parseAttempt);

/** Stores the attempt on the device for all its tabs. Null: the attempt is over. */
export const storeAttempt = attempts.store;

/** Runs `work` while no other tab of the device books its cart: the second tab sees the result of the first. */
export const oneTabAtATime = attempts.oneTabAtATime<void>;

/** The attempt to book these lines: the current one of any tab, else a new one, which is stored. */
export function currentAttempt(lines: readonly CartLine[], userId: string): Promise<Attempt> {
  const fingerprint = cartFingerprint(lines, userId);
  return attempts.current((before, bookingId) => attemptFor(fingerprint, before, bookingId));
}

/** The attempt for these lines that was sent without an answer, or that has made a booking, if there is one. */
export function sentAttempt(lines: readonly CartLine[], userId: string): Attempt | null {
  const attempt = attempts.read();
  const sent = attempt?.sentWith || attempt?.done;
  return sent && attempt?.fingerprint === cartFingerprint(lines, userId) ? attempt : null;
}
