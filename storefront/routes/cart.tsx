import { useState } from 'react';
import type { CartLine } from '../cart/cart-rules.ts';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { CartView } from '../cart/cart-view.tsx';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { OrderConfirmed } from '../cart/order-confirmed.tsx';
import { RemovedLine } from '../cart/removed-line.tsx';
import { useCheckout } from '../cart/use-checkout.ts';
import { cart, useCart } from '../device/cart.ts';
import { useSession } from '../device/session.ts';
import { pageTitle } from '../shell/page-title.ts';

export const meta = () => [{ title: pageTitle('Cart') }, { name: 'robots', content: 'noindex' }];

export default function CartPage() {
  const state = useCart();
  const session = useSession();
  const control = useCheckout(state.items, session.user, state.ready && session.ready);
  const [removed, setRemoved] = useState<{ line: CartLine; before: readonly CartLine[] } | null>(null);

  function remove(cartId: string) {
    const line = state.items.find((one) => one.cartId === cartId);
    if (line) setRemoved({ line, before: state.items });
    cart.remove(cartId);
  }
  function undo(line: CartLine, before: readonly CartLine[]) {
    const stays = new Map(state.items.map((one) => [one.cartId, one]));
    const known = new Set(before.map((one) => one.cartId));
    const restored = before.flatMap((one) => (one.cartId === line.cartId ? [line] : (stays.get(one.cartId) ?? [])));
    cart.replace([...restored, ...state.items.filter((one) => !known.has(one.cartId))]);
    setRemoved(null);
  }

  return (
    <div className="page py-8 md:py-12">
      {removed && control.checkout.step !== 'confirmed' ? (
        <RemovedLine
          key={removed.line.cartId}
          name={removed.line.name}
          onUndo={() => undo(removed.line, removed.before)}
          onGone={() => setRemoved(null)}
        />
      ) : null}
      {!state.ready ? <CartSkeleton /> : null}
      {state.ready && state.items.length === 0 ? <EmptyCart /> : null}
      {state.ready && state.items.length > 0 ? (
        <CartView state={state} session={session} control={control} onRemove={remove} />
      ) : null}
      {control.checkout.step === 'confirmed' ? <OrderConfirmed booking={control.checkout.booking} /> : null}
    </div>
  );
}
