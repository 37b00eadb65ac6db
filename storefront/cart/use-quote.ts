import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { QuoteView } from '../../service/booking/model/wire/wire.ts';
import { callPriced } from '../booking/call-priced.ts';
import { ApiError } from '../device/api.ts';
import { cart } from '../device/cart.ts';
import { useQuery } from '../device/use-query.ts';
import { type CartLine, itemOfLine } from './cart-line.ts';
import { mergeChanges, type PriceChange, priceChanges, quoteKey } from './price-changes.ts';

/** Quantities are often changed several times in a row. */
const settleMs = 200;
const staleMs = 60_000;

export interface Quoted {
  /** For the current lines; null while it is not known. */
  readonly quote: QuoteView | null;
  readonly state: 'asking' | 'known' | 'failed';
  /** Why the server cannot price the cart, in its words; null if the request failed. */
  readonly refusal: string | null;
  readonly changes: Readonly<Record<string, PriceChange>>;
  readonly askAgain: () => void;
  /** Takes over a quote from another response. */
  readonly take: (quote: QuoteView) => void;
}

/** Has the server price the cart when it is opened, when it changes and when the traveller returns to it. */
export function useQuote(lines: readonly CartLine[], enabled: boolean): Quoted {
  const question = quoteKey(lines);
  const [changes, setChanges] = useState<Record<string, PriceChange>>({});
  const answeredAt = useRef(Number.POSITIVE_INFINITY);

  function learn(quote: QuoteView) {
    const next = priceChanges(lines, quote);
    const prices = Object.fromEntries(Object.entries(next).map(([cartId, change]) => [cartId, change.to]));
    if (Object.keys(next).length > 0) cart.setPrices(prices);
    setChanges((before) => mergeChanges(before, next));
    answeredAt.current = Date.now();
  }

  const query = useQuery(
    question,
    async (signal) => {
      const quote = await callPriced<QuoteView>('POST', '/api/quotes', { items: lines.map(itemOfLine) }, { signal });
      if (!signal.aborted) learn(quote);
      return quote;
    },
    { settle: settleMs, ready: enabled && lines.length > 0 },
  );
  const { answer, error, again } = query;

  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && Date.now() - answeredAt.current > staleMs) again();
  });
  useEffect(() => {
    const onReturn = () => refresh();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);

  return {
    quote: answer ?? null,
    state: answer ? 'known' : error ? 'failed' : 'asking',
    refusal: error instanceof ApiError && error.status === 400 ? error.message : null,
    changes,
    askAgain: again,
    take: (quote) => {
      learn(quote);
      query.put(() => quote);
    },
  };
}
