import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BookAgainWire } from '../../service/booking/wire.ts';
import { callApi } from '../device/api.ts';
import { cart } from '../device/cart.ts';
import { Button } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { GoneItems } from './gone-items.tsx';

/** In the address of the email's link: it goes on at once. */
const atOnce = '#again';

/**
 * Puts what was booked into the cart again, at today's prices, and opens it; it says by name what cannot be booked today.
 * `secret`: of the link by which the booking was reached; null for its owner.
 */
export function BookAgain({ bookingId, secret }: { bookingId: string; secret: string | null }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [gone, setGone] = useState<BookAgainWire['gone']>([]);
  const [problem, setProblem] = useState<string>();

  async function again() {
    setBusy(true);
    setProblem(undefined);
    const question = secret === null ? '' : `?${new URLSearchParams({ key: secret })}`;
    try {
      const path = `/api/bookings/${encodeURIComponent(bookingId)}/again${question}`;
      const answer = await callApi<BookAgainWire>('GET', path);
      if (answer.items.length === 0) return setGone(answer.gone);
      cart.putBack(answer.items);
      await navigate(urls.cart, { state: { gone: answer.gone } });
    } catch (error) {
      setProblem((error instanceof Error && error.message) || 'Something went wrong. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  const onArrival = useEffectEvent(() => {
    if (window.location.hash !== atOnce) return;
    // who comes back from the cart stays here
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    void again();
  });
  useEffect(() => onArrival(), []);

  return (
    <div className="space-y-3">
      <Button busy={busy} onClick={() => void again()}>
        Book again
      </Button>
      <GoneItems items={gone} />
      {problem ? (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
