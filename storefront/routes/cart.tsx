import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { cartTexts } from '../../messages/en/cart.ts';
import { UnavailableItems, unavailableIn } from '../booking/book-again.tsx';
import type { CartLine } from '../cart/cart-line.ts';
import { restoreLines } from '../cart/cart-rules.ts';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { CartView } from '../cart/cart-view.tsx';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { OrderConfirmed } from '../cart/order-confirmed.tsx';
import { useCheckout } from '../cart/use-checkout.ts';
import { cart, useCart } from '../device/cart.ts';
import { useSession } from '../device/session.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { unlistedHead } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/cart';

export function meta({ matches }: Route.MetaArgs) {
  const t = textOfPage();
  return unlistedHead(t, t(cartTexts.title), urls.cart, matches[0].loaderData?.origin);
}

interface Removed {
  readonly text: string;
  readonly gone: readonly CartLine[];
  /** The cart before the removal. */
  readonly before: readonly CartLine[];
}

export default function CartPage() {
  const t = useText();
  const state = useCart();
  const session = useSession();
  const control = useCheckout(state.items, session.user, state.ready && session.ready);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const gone = unavailableIn(useLocation().state);

  function remove(...cartIds: readonly string[]) {
    const gone = state.items.filter((line) => cartIds.includes(line.cartId));
    const [first] = gone;
    if (!first) return;
    const text =
      gone.length === 1 ? t(cartTexts.removed, { name: first.name }) : t(cartTexts.removedMany, { count: gone.length });
    setRemoved({ text, gone, before: state.items });
    cart.remove(...cartIds);
  }
  function undo({ gone, before }: Removed) {
    cart.replace(restoreLines(state.items, gone, before));
    setRemoved(null);
  }

  return (
    // everything below starts under the first screen, however high the cart is
    <div className="page min-h-dvh py-6">
      {removed && control.checkout.step !== 'confirmed' ? (
        <RemovedLine
          key={removed.gone.map(({ cartId }) => cartId).join(' ')}
          text={removed.text}
          onUndo={() => undo(removed)}
          onGone={() => setRemoved(null)}
        />
      ) : null}
      {gone.length > 0 && control.checkout.step !== 'confirmed' ? (
        <div className="mb-6">
          <UnavailableItems items={gone} />
        </div>
      ) : null}
      {!state.ready ? <CartSkeleton /> : null}
      {state.ready && state.items.length === 0 ? <EmptyCart /> : null}
      {state.ready && state.items.length > 0 ? (
        <CartView
          state={state}
          session={session}
          control={control}
          onRemove={remove}
          onClear={() => remove(...state.items.map(({ cartId }) => cartId))}
        />
      ) : null}
      {control.checkout.step === 'confirmed' ? <OrderConfirmed booking={control.checkout.booking} /> : null}
    </div>
  );
}

/** Reports a removed line and offers to undo it. */
function RemovedLine({ text, onUndo, onGone }: { text: string; onUndo: () => void; onGone: () => void }) {
  const t = useText();
  const undo = useRef<HTMLButtonElement>(null);
  // the pressed button is gone with its line: the undo button takes the focus
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 rounded-field bg-sunk py-1.5 ps-4 pe-2">
      <p role="status" className="grow">
        {text}
      </p>
      <button
        ref={undo}
        type="button"
        className="min-h-11 px-3 font-semibold text-support underline underline-offset-4"
        onClick={onUndo}
      >
        {t(cartTexts.undo)}
      </button>
      <button type="button" className="min-h-11 px-3 text-ink-soft" onClick={onGone}>
        {t(cartTexts.dismiss)}
      </button>
    </div>
  );
}
