import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { bookingTexts } from '../../messages/en/booking.ts';
import type { BookAgainView } from '../../service/booking/model/wire/wire.ts';
import { lineOfItem } from '../cart/cart-line.ts';
import { cart } from '../device/cart.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { callPriced } from './call-priced.ts';

/** In the address of the email's link: starts without a press. */
const atOnce = '#again';

/**
 * Adds the booked items to the cart again, at today's prices, and opens it; lists by name what cannot be booked today.
 * `secret`: from the link by which the booking was opened; null for its owner.
 */
export function BookAgain({ bookingId, secret }: { bookingId: string; secret: string | null }) {
  const t = useText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [gone, setGone] = useState<BookAgainView['gone']>([]);
  const [problem, setProblem] = useState<string>();

  async function again() {
    setBusy(true);
    setProblem(undefined);
    const question = secret === null ? '' : `?${new URLSearchParams({ key: secret })}`;
    try {
      const path = `/api/bookings/${encodeURIComponent(bookingId)}/again${question}`;
      const answer = await callPriced<BookAgainView>('GET', path);
      if (answer.items.length === 0) return setGone(answer.gone);
      cart.addMissingLines(answer.items.map(lineOfItem));
      await navigate(urls.cart, { state: { gone: answer.gone } });
    } catch (error) {
      setProblem((error instanceof Error && error.message) || t(bookingTexts.againFailed));
    } finally {
      setBusy(false);
    }
  }

  const onArrival = useEffectEvent(() => {
    if (window.location.hash !== atOnce) return;
    // returning from the cart must not start it again
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    void again();
  });
  useEffect(() => onArrival(), []);

  return (
    <div className="space-y-3">
      <Button busy={busy} onClick={() => void again()}>
        <Rich
          message={bookingTexts.bookAgain}
          values={{ bookingId, booking: (words) => <span className="sr-only">{words}</span> }}
        />
      </Button>
      <UnavailableItems items={gone} />
      {problem ? (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** The items of an earlier booking that cannot be booked today, with the reason; nothing if there are none. */
export function UnavailableItems({ items }: { items: BookAgainView['gone'] }) {
  const t = useText();
  if (items.length === 0) return null;
  return (
    <div role="status" className="rounded-field bg-support-soft px-4 py-3 text-support">
      <p className="font-semibold">{t(bookingTexts.unavailable)}</p>
      <ul>
        {items.map(({ name, problem }) => (
          <li key={`${name} ${problem}`}>
            {name}: {problem}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The unavailable items in the state of a history entry; none in any other state. */
export function unavailableIn(state: unknown): BookAgainView['gone'] {
  const gone: unknown = typeof state === 'object' && state !== null && 'gone' in state ? state.gone : [];
  return Array.isArray(gone) ? gone.filter(isGone) : [];
}

function isGone(item: unknown): item is BookAgainView['gone'][number] {
  if (typeof item !== 'object' || item === null || !('name' in item) || !('problem' in item)) return false;
  return typeof item.name === 'string' && typeof item.problem === 'string';
}
