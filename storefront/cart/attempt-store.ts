import { readItem, removeItem, writeItem } from '../device/storage.ts';
import { type Attempt, attemptFor, cartFingerprint, makeBookingId, parseAttempt } from './booking-attempt.ts';
import type { CartLine } from './cart-rules.ts';

const key = 'booking-attempt';
/** If the device stores nothing, the attempt lives as long as the page. */
let inMemory: string | null = null;
/** How long tabs without locks wait for each other's id. */
const settleMs = 150;

function readAttempt(): Attempt | null {
  return parseAttempt(readItem(key) ?? inMemory);
}

/** Stores the attempt on the device for all its tabs. Null: the attempt is over. */
export function storeAttempt(attempt: Attempt | null): void {
  const text = attempt && JSON.stringify(attempt);
  inMemory = text !== null && writeItem(key, text) ? null : text;
  if (text === null) removeItem(key);
}

/** Undefined if the page is not served over https, and in old browsers. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Runs `work` while no other tab of the device runs any: the second tab sees the result of the first. */
export async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  const manager = locks();
  await (manager ? manager.request(key, work) : work());
}

/**
 * The attempt to book these lines: the current one of any tab, else a new one, which is stored. If tabs cannot lock,
 * those that start at the same time agree on the last stored id.
 */
export async function currentAttempt(lines: readonly CartLine[], userId: string): Promise<Attempt> {
  const bookingId = () => makeBookingId(Date.now(), (count) => crypto.getRandomValues(new Uint8Array(count)));
  const fingerprint = cartFingerprint(lines, userId);
  const attempt = attemptFor(fingerprint, readAttempt(), bookingId);
  storeAttempt(attempt);
  if (locks()) return attempt;
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  return attemptFor(fingerprint, readAttempt(), () => attempt.bookingId);
}

/** The attempt for these lines that was sent without an answer, or that has made a booking, if there is one. */
export function sentAttempt(lines: readonly CartLine[], userId: string): Attempt | null {
  const attempt = readAttempt();
  const sent = attempt?.sentWith || attempt?.done;
  return sent && attempt?.fingerprint === cartFingerprint(lines, userId) ? attempt : null;
}
