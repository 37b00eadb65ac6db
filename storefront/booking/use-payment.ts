import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paymentTexts } from '../../messages/en/payment.ts';
import type { Translate } from '../../messages/translate.ts';
import type { PaymentMethod } from '../../service/booking/model/booking-status.ts';
import type { PaymentPageView, PaymentStartedView, PaymentTakenWire } from '../../service/booking/model/wire/wire.ts';
import { ApiError, callApi } from '../device/api.ts';
import type { Session } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { callPriced } from './call-priced.ts';
import { pollDelay } from './poll-delay.ts';

export type PaymentView =
  | { readonly state: 'loading' | 'closed' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'open'; readonly page: PaymentPageView };

export interface PaymentControl {
  readonly view: PaymentView;
  /** The payment in progress at the gateway. */
  readonly started: PaymentStartedView | null;
  /** The payer returned from the gateway, which does not know yet whether the payment succeeded. */
  readonly waits: boolean;
  /** What the payer said about the transfer from their own app; null: nothing. */
  readonly reported: PaymentPageView['transfer'];
  /** The payer has just returned from the gateway, where they have paid. */
  readonly paidElsewhere: boolean;
  readonly busy: 'starting' | 'paid' | 'failed' | 'keeping' | 'reporting' | null;
  /** The error of the last attempt, as text. */
  readonly problem: string | null;
  readonly start: (method: PaymentMethod) => Promise<void>;
  /** The payer's choice for the bank of the test gateway. */
  readonly decide: (outcome: 'paid' | 'failed') => Promise<void>;
  /** Confirms the address by the key of the email's link, which extends the hold. */
  readonly keep: () => Promise<void>;
  readonly report: (reference?: string) => Promise<void>;
  readonly giveUp: () => void;
  readonly reload: () => Promise<void>;
}

/** The payment of one booking, with the key of its link or as its owner. The server decides its state. */
export function usePayment(
  bookingId: string,
  key: string | null,
  first: PaymentPageView | null,
  session: Session,
  came: string | null,
): PaymentControl {
  const t = useText();
  const [view, setView] = useState<PaymentView>(first ? { state: 'open', page: first } : { state: 'loading' });
  const [started, setStarted] = useState<PaymentStartedView | null>(null);
  const [busy, setBusy] = useState<PaymentControl['busy']>(null);
  const [problem, setProblem] = useState<string | null>(came === 'declined' ? t(paymentTexts.declined) : null);
  const [waits, setWaits] = useState(came === 'waiting');
  const [paidElsewhere] = useState(came === 'paid');
  const underWay = useRef(false);
  const address = `/api/payments/${encodeURIComponent(bookingId)}`;
  const withKey = key ? { key } : {};

  async function load(signal?: AbortSignal) {
    try {
      const path = first && key ? `${address}?key=${encodeURIComponent(key)}` : address;
      const page = await callPriced<PaymentPageView>('GET', path, undefined, signal ? { signal } : {});
      if (page.booking.toPay === 0) {
        setStarted(null);
        setWaits(false);
      }
      setView({ state: 'open', page });
    } catch (error) {
      if (signal?.aborted) return;
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
      // if only the network failed, the shown state stays
      setView((old) =>
        refused ? { state: 'closed' } : old.state === 'open' ? old : { state: 'failed', message: messageOf(t, error) },
      );
    }
  }

  // when the page is opened again, the payment is no longer new
  useEffect(() => {
    if (!paidElsewhere) return;
    const page = new URL(location.href);
    page.searchParams.delete('came');
    history.replaceState(history.state, '', page);
  }, [paidElsewhere]);

  const { ready, token } = session;
  const loadAsOwner = useEffectEvent((signal: AbortSignal) => load(signal));
  useEffect(() => {
    if (first || !ready) return;
    if (!token) return setView({ state: 'closed' });
    const leaving = new AbortController();
    setView({ state: 'loading' });
    void loadAsOwner(leaving.signal);
    return () => leaving.abort();
  }, [first, ready, token]);

  // another tab or the bank may have made progress
  const open = view.state === 'open';
  const transfer = view.state === 'open' && view.page.upi?.real === true;
  const waiting = waits || transfer || (started !== null && started.gateway !== 'test');
  const payBy = view.state === 'open' ? view.page.booking.payBy : null;
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !underWay.current) void load();
  });
  useEffect(() => {
    if (!open) return;
    const look = () => lookAgain();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [open]);
  const reported = view.state === 'open' ? view.page.transfer : null;
  const isReported = reported !== null;
  // from the report on it is expected soon again
  useEffect(() => {
    if (!waiting && !isReported) return;
    const since = Date.now();
    const next = (): ReturnType<typeof setTimeout> | undefined => {
      if (payBy !== null && Date.parse(payBy) <= Date.now()) return;
      return setTimeout(
        () => {
          lookAgain();
          timer = next();
        },
        pollDelay(Date.now() - since),
      );
    };
    let timer = next();
    return () => clearTimeout(timer);
  }, [waiting, isReported, payBy]);

  /** Runs one request at a time, however often a button is pressed. */
  async function alone(what: PaymentControl['busy'], work: () => Promise<void>) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(t, error));
      // it may have been paid, expired or cancelled in the meantime
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) await load();
    } finally {
      underWay.current = false;
      setBusy(null);
    }
  }

  return {
    view,
    started,
    waits,
    reported,
    paidElsewhere,
    busy,
    problem,
    start: (method) =>
      alone('starting', async () => {
        const next = await callPriced<PaymentStartedView>('POST', '/api/payments', { bookingId, method, ...withKey });
        setStarted(next);
        leaveFor(next.checkout);
      }),
    decide: (outcome) =>
      alone(outcome, async () => {
        if (!started) return;
        const path = `/api/payments/test/${encodeURIComponent(started.reference)}`;
        const answer = await callApi<PaymentTakenWire>('POST', path, { outcome, ...withKey });
        await load();
        if (answer.status === 'failed') {
          setStarted(null);
          setProblem(t(paymentTexts.declined));
        }
      }),
    keep: () =>
      alone('keeping', async () => {
        await callApi('POST', `/api/bookings/${encodeURIComponent(bookingId)}/keep`, { key: key ?? '' });
        await load();
      }),
    report: (reference) =>
      alone('reporting', async () => {
        await callApi('POST', `${address}/transfer`, { ...(reference && { reference }), ...withKey });
        await load();
      }),
    giveUp: () => {
      setStarted(null);
      setWaits(false);
      setProblem(null);
    },
    reload: () => load(),
  };
}

/** Redirects to the gateway's page, which returns here; a payment link of ours needs no redirect. */
function leaveFor(checkout: PaymentStartedView['checkout']): void {
  if (checkout?.kind === 'redirect') location.assign(checkout.url);
  if (checkout?.kind !== 'form') return;
  const form = Object.assign(document.createElement('form'), { method: 'post', action: checkout.action });
  for (const [name, value] of Object.entries(checkout.fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
}

function messageOf(t: Translate, error: unknown): string {
  return error instanceof Error && error.message ? error.message : t(paymentTexts.failed);
}
