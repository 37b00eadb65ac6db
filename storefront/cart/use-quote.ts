import { useEffect, useEffectEvent, useState } from 'react';
import type { QuoteWire } from '../../service/booking/quote-wire.ts';
import { ApiError, callApi } from '../device/api.ts';
import { cart } from '../device/cart.ts';
import type { CartLine } from './cart-rules.ts';
import { mergeChanges, type PriceChange, priceChanges, questionOf } from './price-changes.ts';

/** Quantities are pressed several times in a row. */
const settleMs = 200;
const staleMs = 60_000;

export interface Quoted {
  /** Of the lines as they are now; null while it is not known. */
  readonly quote: QuoteWire | null;
  readonly state: 'asking' | 'known' | 'failed';
  /** Why the server does not price such a cart, in its words; null when it could not be asked. */
  readonly refusal: string | null;
  readonly changes: Readonly<Record<string, PriceChange>>;
  readonly askAgain: () => void;
  /** Takes over a quote that came with another answer. */
  readonly take: (quote: QuoteWire) => void;
}

/** Has the server price the cart when it is seen, when it changes and when the traveller comes back to it. */
export function useQuote(lines: readonly CartLine[], enabled: boolean): Quoted {
  const question = questionOf(lines);
  const [answer, setAnswer] = useState<{ question: string; quote: QuoteWire; at: number } | null>(null);
  const [failed, setFailed] = useState<{ request: string; refusal: string | null } | null>(null);
  const [changes, setChanges] = useState<Record<string, PriceChange>>({});
  const [round, setRound] = useState(0);

  function take(quote: QuoteWire) {
    const next = priceChanges(lines, quote);
    const prices = Object.fromEntries(Object.entries(next).map(([cartId, change]) => [cartId, change.to]));
    if (Object.keys(next).length > 0) cart.setPrices(prices);
    setChanges((before) => mergeChanges(before, next));
    setAnswer({ question, quote, at: Date.now() });
    setFailed(null);
  }

  const ask = useEffectEvent(async (asked: string, signal: AbortSignal) => {
    try {
      const quote = await callApi<QuoteWire>('POST', '/api/quotes', { items: lines }, { signal });
      if (!signal.aborted) take(quote);
    } catch (error) {
      const refusal = error instanceof ApiError && error.status === 400 ? error.message : null;
      if (!signal.aborted) setFailed({ request: asked, refusal });
    }
  });

  const empty = lines.length === 0;
  const request = `${round} ${question}`;
  useEffect(() => {
    if (!enabled || empty) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => void ask(request, leaving.signal), settleMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [enabled, empty, request]);

  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && answer && Date.now() - answer.at > staleMs)
      setRound((old) => old + 1);
  });
  useEffect(() => {
    const onReturn = () => refresh();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);

  const known = answer?.question === question;
  return {
    quote: known ? answer.quote : null,
    state: known ? 'known' : failed?.request === request ? 'failed' : 'asking',
    refusal: failed?.request === request ? failed.refusal : null,
    changes,
    askAgain: () => {
      setFailed(null);
      setRound((old) => old + 1);
    },
    take,
  };
}
