import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cartTexts } from '../../messages/en/cart.ts';
import type { BookingSentWire, BookingView, QuoteView } from '../../service/booking/model/wire/wire.ts';
import { sum } from '../../service/core/money.ts';
import { callPriced } from '../booking/call-priced.ts';
import { type FirstStop, firstOfLines } from '../booking/first-stop.ts';
import { ApiError } from '../device/api.ts';
import { cart } from '../device/cart.ts';
import type { SessionUser } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { toast } from '../ui/toast.tsx';
import { type Attempt, attemptFor, cartFingerprint, parseAttempt, type SentWith } from './booking-attempt.ts';
import { bookingRequest } from './booking-request.ts';
import type { CartLine } from './cart-line.ts';
import type { CartTotals } from './cart-rules.ts';
import { deviceAttempt } from './device-attempt.ts';
import { priceDetails } from './price-changes.ts';
import { refusalReason } from './refusal-reason.ts';

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

const failureShownMs = 5_000;

export interface Confirmed {
  readonly bookingId: string;
  readonly email: string;
  /** ISO; null if it is no longer on hold, because it was paid. */
  readonly holdUntil: string | null;
  readonly paymentLink: string | null;
  readonly first: FirstStop | null;
}

export type CheckoutState =
  /** `refused`: the message that the limit of unpaid holds is reached, and what to do. */
  | { readonly step: 'open'; readonly refused?: string }
  /** An earlier request was never answered: checks whether it made a booking. */
  | { readonly step: 'checking' }
  | { readonly step: 'sending' }
  | { readonly step: 'confirmed'; readonly booking: Confirmed };

type OnPay = (paymentLink: string) => Promise<void>;

/**
 * Books the cart exactly once, however often and in however many tabs the button is pressed, the page is reloaded or no
 * answer arrives.
 */
export function useCheckout(lines: readonly CartLine[], user: SessionUser | null, ready: boolean) {
  const t = useText();
  const [checkout, setCheckout] = useState<CheckoutState>({ step: 'open' });
  /** True once it is known that no unanswered request of an earlier visit booked this cart. */
  const [settled, setSettled] = useState(false);
  const underWay = useRef(false);

  function confirmed(attempt: Attempt, booking: Omit<Confirmed, 'first'>) {
    storeAttempt({ ...attempt, sentWith: null, done: true });
    setCheckout({ step: 'confirmed', booking: { ...booking, first: firstOfLines(lines) } });
    cart.remove(...lines.map((line) => line.cartId));
  }

  /** `onPay`: opens the payment page, if an amount is due; until it has, the cart stays as it is. */
  async function confirm(
    choices: Omit<SentWith, 'totals' | 'terms' | 'pay'>,
    { quote, take, onPay }: { quote: QuoteView | null; take: (quote: QuoteView) => void; onPay?: OnPay | undefined },
  ) {
    if (underWay.current || !user) return;
    underWay.current = true;
    setCheckout({ step: 'sending' });
    try {
      await oneTabAtATime(async () => {
        const attempt = await currentAttempt(lines, user.documentId ?? user.email);
        if (attempt.done && (await isBooked(attempt, user.email, onPay))) return;
        // another tab has booked or removed some of it
        if (!cart.holds(lines)) return setCheckout({ step: 'open' });
        await send(attempt, user, choices, { quote, take, onPay });
      });
    } finally {
      underWay.current = false;
    }
  }

  async function send(
    attempt: Attempt,
    user: SessionUser,
    choices: Omit<SentWith, 'totals' | 'terms'>,
    { quote, take, onPay }: { quote: QuoteView | null; take: (quote: QuoteView) => void; onPay?: OnPay | undefined },
  ) {
    // an unanswered request is repeated unchanged, otherwise the server would treat it as a different one
    const sentWith: SentWith = attempt.sentWith ?? {
      ...choices,
      ...(onPay && { pay: 'now' }),
      totals: totalsSent(lines, quote),
      terms: quote?.terms,
    };
    storeAttempt({ ...attempt, sentWith });
    const { bookingId } = attempt;
    try {
      const body = bookingRequest({ ...sentWith, bookingId, lines, user, origin: window.location.origin });
      const answer = await callPriced<BookingSentWire>('POST', '/api/send-booking-email', body);
      if (onPay && !answer.confirmed) {
        await onPay(answer.paymentLink);
        storeAttempt({ ...attempt, sentWith: null, done: true });
        cart.remove(...lines.map((line) => line.cartId));
        return;
      }
      confirmed(attempt, {
        bookingId: answer.bookingId,
        email: user.email,
        holdUntil: answer.confirmed ? null : answer.holdUntil,
        paymentLink: answer.confirmed ? null : answer.paymentLink,
      });
    } catch (error) {
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      const current = error instanceof ApiError ? quoteIn(error.details) : undefined;
      // without locks another tab may have sent a different request with this id
      const taken = refused && error.status === 409 && !current;
      if (taken && (await isBooked(attempt, user.email, onPay))) return;
      if (refused) afterRefusal(attempt, taken);
      if (current) take(current);
      if (error instanceof ApiError && error.status === 429)
        return setCheckout({ step: 'open', refused: error.message });
      const requoted = current && { quote: current, sent: sentWith.totals.total };
      const reason = refusalReason(t, error, requoted) || t(cartTexts.failedToSendEmail);
      const text = t(cartTexts.confirmationFailed, { reason });
      toast(text, { kind: 'error', title: t(cartTexts.emailFailed), ms: failureShownMs });
      setCheckout({ step: 'open' });
    }
  }

  /** Shows the booking of the attempt. False if it made none that is still valid. */
  async function isBooked(attempt: Attempt, email: string, onPay?: OnPay, signal?: AbortSignal): Promise<boolean> {
    const path = `/api/bookings/${attempt.bookingId}`;
    try {
      const { data } = await callPriced<{ data: BookingView }>('GET', path, undefined, signal ? { signal } : {});
      if (data.bookingStatus === 'cancelled') {
        storeAttempt(null);
        return false;
      }
      if (onPay && data.paymentLink) await onPay(data.paymentLink);
      confirmed(attempt, {
        bookingId: data.bookingId,
        email,
        holdUntil: data.payBy,
        paymentLink: data.paymentLink,
      });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) storeAttempt({ ...attempt, sentWith: null, done: false });
      return false;
    }
  }

  const lookBack = useEffectEvent(async (signal: AbortSignal) => {
    if (!user || !sentAttempt(lines, user.documentId ?? user.email)) return setSettled(true);
    setCheckout({ step: 'checking' });
    await oneTabAtATime(async () => {
      // another tab may have continued in the meantime
      const attempt = signal.aborted ? null : sentAttempt(lines, user.documentId ?? user.email);
      if (attempt && (await isBooked(attempt, user.email, undefined, signal))) return;
      if (signal.aborted) return;
      setCheckout({ step: 'open' });
      setSettled(true);
    });
  });
  useEffect(() => {
    if (!ready) return;
    const leaving = new AbortController();
    void lookBack(leaving.signal);
    return () => leaving.abort();
  }, [ready]);

  return { checkout, settled, confirm };
}

/** Nothing was booked: the payment method may change; an id that belongs to something else is dropped. */
function afterRefusal(attempt: Attempt, taken: boolean) {
  storeAttempt(taken ? null : { ...attempt, sentWith: null });
}

function totalsSent(lines: readonly CartLine[], quote: QuoteView | null): CartTotals {
  const { itemCount, subtotal, taxes, total } = priceDetails(lines, quote);
  return { itemCount, subtotal, tax: sum(taxes.map(({ amount }) => amount)), total };
}

function isQuote(value: unknown): value is QuoteView {
  return (
    typeof value === 'object' && value !== null && 'lines' in value && Array.isArray(value.lines) && 'totals' in value
  );
}

function quoteIn(details: unknown): QuoteView | undefined {
  if (typeof details !== 'object' || details === null || !('quote' in details)) return undefined;
  return isQuote(details.quote) ? details.quote : undefined;
}

export type CheckoutControl = ReturnType<typeof useCheckout>;
