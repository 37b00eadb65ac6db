import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BookingSentWire, BookingWire, QuoteWire } from '../../service/booking/wire.ts';
import { ApiError, callApi } from '../device/api.ts';
import { cart } from '../device/cart.ts';
import type { SessionUser } from '../device/session.ts';
import { withoutAdvice } from '../device/without-advice.ts';
import { toast } from '../ui/toast.tsx';
import { currentAttempt, keepAttempt, unansweredAttempt } from './attempt-store.ts';
import type { Attempt, SentWith } from './booking-attempt.ts';
import { bookingRequest } from './booking-request.ts';
import type { CartLine, CartTotals } from './cart-rules.ts';
import { priceDetails } from './price-changes.ts';

const failureShownMs = 5_000;

export interface Confirmed {
  readonly bookingId: string;
  readonly email: string;
  /** ISO; null when it is not held any more, because it was paid. */
  readonly holdUntil: string | null;
  readonly paymentLink: string | null;
}

export type Checkout =
  /** `refused`: more than can be held unpaid, and what to do, in words. */
  | { readonly step: 'open'; readonly refused?: string }
  /** An earlier request was never answered: is it booked? */
  | { readonly step: 'checking' }
  | { readonly step: 'sending' }
  | { readonly step: 'confirmed'; readonly booking: Confirmed };

type OnPay = (paymentLink: string) => Promise<void>;

/** Books the cart exactly once, however often it is pressed, reloaded or left without an answer. */
export function useCheckout(lines: readonly CartLine[], user: SessionUser | null, ready: boolean) {
  const [checkout, setCheckout] = useState<Checkout>({ step: 'open' });
  /** True once it is known that no unanswered request of an earlier visit lies behind this cart. */
  const [settled, setSettled] = useState(false);
  const underWay = useRef(false);

  function confirmed(sold: readonly CartLine[], booking: Confirmed) {
    keepAttempt(null);
    setCheckout({ step: 'confirmed', booking });
    cart.remove(...sold.map((line) => line.cartId));
  }

  /** `onPay`: goes on to pay what was sold, where there is something to pay; until it has, the cart stays as it is. */
  async function confirm(
    wanted: Omit<SentWith, 'totals' | 'terms' | 'pay'>,
    { quote, take, onPay }: { quote: QuoteWire | null; take: (quote: QuoteWire) => void; onPay?: OnPay | undefined },
  ) {
    if (underWay.current || !user) return;
    underWay.current = true;
    setCheckout({ step: 'sending' });
    const attempt = currentAttempt(lines, user.documentId ?? user.email);
    // an unanswered request is repeated word by word, or the server would take it for another one
    const sentWith: SentWith = attempt.sentWith ?? {
      ...wanted,
      ...(onPay && { pay: 'now' }),
      totals: totalsSent(lines, quote),
      terms: quote?.terms,
    };
    keepAttempt({ ...attempt, sentWith });
    const { bookingId } = attempt;
    try {
      const body = bookingRequest({ ...sentWith, bookingId, lines, user, origin: window.location.origin });
      const answer = await callApi<BookingSentWire>('POST', '/api/send-booking-email', body);
      if (onPay && !answer.confirmed) {
        await onPay(answer.paymentLink);
        keepAttempt(null);
        cart.remove(...lines.map((line) => line.cartId));
        return;
      }
      confirmed(lines, {
        bookingId: answer.bookingId,
        email: user.email,
        holdUntil: answer.confirmed ? null : answer.holdUntil,
        paymentLink: answer.confirmed ? null : answer.paymentLink,
      });
    } catch (error) {
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      const current = error instanceof ApiError ? quoteIn(error.details) : undefined;
      if (refused) afterRefusal(attempt, error.status === 409 && !current);
      if (current) take(current);
      if (error instanceof ApiError && error.status === 429)
        return setCheckout({ step: 'open', refused: error.message });
      const message = (error instanceof Error && withoutAdvice(error.message)) || 'Failed to send email';
      const text = `Failed to send booking confirmation: ${message}. Please try again or contact support.`;
      toast(text, { kind: 'error', title: 'Email Failed', ms: failureShownMs });
      setCheckout({ step: 'open' });
    } finally {
      underWay.current = false;
    }
  }

  const lookBack = useEffectEvent(async (signal: AbortSignal) => {
    const attempt = user && unansweredAttempt(lines, user.documentId ?? user.email);
    if (!attempt) return setSettled(true);
    setCheckout({ step: 'checking' });
    try {
      const { data } = await callApi<{ data: BookingWire }>('GET', `/api/bookings/${attempt.bookingId}`, undefined, {
        signal,
      });
      if (data.bookingStatus === 'cancelled') keepAttempt(null);
      else
        return confirmed(lines, {
          bookingId: data.bookingId,
          email: user.email,
          holdUntil: data.payBy,
          paymentLink: data.paymentLink,
        });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.status === 404) keepAttempt({ ...attempt, sentWith: null });
    }
    setCheckout({ step: 'open' });
    setSettled(true);
  });
  useEffect(() => {
    if (!ready) return;
    const leaving = new AbortController();
    void lookBack(leaving.signal);
    return () => leaving.abort();
  }, [ready]);

  return { checkout, settled, confirm };
}

/** Nothing was booked: the method may change again; an id that means something else is given up. */
function afterRefusal(attempt: Attempt, taken: boolean) {
  keepAttempt(taken ? null : { ...attempt, sentWith: null });
}

function totalsSent(lines: readonly CartLine[], quote: QuoteWire | null): CartTotals {
  const { itemCount, subtotal, taxes, total } = priceDetails(lines, quote);
  return { itemCount, subtotal, tax: taxes.reduce((sum, one) => sum + one.amount, 0), total };
}

function isQuote(value: unknown): value is QuoteWire {
  return (
    typeof value === 'object' && value !== null && 'lines' in value && Array.isArray(value.lines) && 'totals' in value
  );
}

function quoteIn(details: unknown): QuoteWire | undefined {
  if (typeof details !== 'object' || details === null || !('quote' in details)) return undefined;
  return isQuote(details.quote) ? details.quote : undefined;
}

export type CheckoutControl = ReturnType<typeof useCheckout>;
