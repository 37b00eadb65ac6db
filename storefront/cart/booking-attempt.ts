import type { PaymentMethod } from '../../service/booking/model/booking-status.ts';
import type { SaleGuests } from '../../service/booking/model/guest-bodies.ts';
import { readAmount, writeAmount } from '../device/wire-amounts.ts';
import type { CartLine } from './cart-line.ts';
import { type CartTotals, configurationKey } from './cart-rules.ts';

/** The parts of a request besides the cart. */
export interface SentWith {
  readonly method: PaymentMethod;
  readonly totals: CartTotals;
  /** The mark of the cancellation policies that were shown. */
  readonly terms?: string | undefined;
  /** 'now': on hold for minutes, and on to the payment; undefined: pay later. */
  readonly pay?: 'now' | undefined;
  /** The guest details, as far as they were entered. */
  readonly details?: SaleGuests | undefined;
}

/** One attempt to book one cart. Its id keeps the server from booking the cart twice. */
export interface Attempt {
  readonly bookingId: string;
  /** Identifies customer, lines and prices. */
  readonly fingerprint: string;
  /**
   * The parts of a request that was never answered: the same id must be sent with the same body. Null while no request
   * is unanswered.
   */
  readonly sentWith: SentWith | null;
  /** It has made a booking: another tab with the same cart shows the same booking. */
  readonly done: boolean;
}

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** `BOOK_{timestamp}_{6 uppercase characters}` (CART-16); `random` returns unguessable bytes. */
export function makeBookingId(now: number, random: (count: number) => Uint8Array): string {
  return `BOOK_${now}_${Array.from(random(6), (byte) => characters[byte % characters.length]).join('')}`;
}

/** The device keeps it, so its amounts are rupees too. */
export function cartFingerprint(lines: readonly CartLine[], userId: string | number): string {
  const cart = lines.map(
    (line) => `${line.cartId} ${line.quantity} ${writeAmount('price', line.unit)} ${configurationKey(line)}`,
  );
  return JSON.stringify([String(userId), ...cart]);
}

/** The current attempt for this cart, or a new one: a different cart is a different booking. */
export function attemptFor(fingerprint: string, before: Attempt | null, bookingId: () => string): Attempt {
  if (before?.fingerprint === fingerprint) return before;
  return { bookingId: bookingId(), fingerprint, sentWith: null, done: false };
}

export function parseAttempt(stored: string | null): Attempt | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null', readAmount);
    return isAttempt(value) ? { ...value, done: value.done === true } : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isAttempt(value: unknown): value is Attempt {
  if (!isObject(value)) return false;
  const { bookingId, fingerprint, sentWith }: { [Name in keyof Attempt]?: unknown } = value;
  return (
    typeof bookingId === 'string' && typeof fingerprint === 'string' && (sentWith === null || isSentWith(sentWith))
  );
}

const methods: readonly unknown[] = ['upi', 'card', 'netbanking', 'wallet'] satisfies PaymentMethod[];

function isSentWith(value: unknown): value is SentWith {
  if (!isObject(value)) return false;
  const { method, totals, details, pay }: { [Name in keyof SentWith]?: unknown } = value;
  if (!isObject(totals) || (details !== undefined && !isObject(details))) return false;
  if (pay !== undefined && pay !== 'now') return false;
  const { itemCount, subtotal, tax, total }: { [Name in keyof CartTotals]?: unknown } = totals;
  return methods.includes(method) && [itemCount, subtotal, tax, total].every((amount) => typeof amount === 'number');
}
