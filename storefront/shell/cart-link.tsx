import { Link } from 'react-router';
import { badgeText, useCartCount } from '../device/cart-count.ts';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';

/** The cart with its number of items; the number appears after hydration in a reserved place. */
export function CartLink() {
  const itemCount = useCartCount();
  const badge = badgeText(itemCount);
  return (
    <Link to={urls.cart} className="relative grid size-11 place-items-center rounded-full hover:bg-current/10">
      <Icon name="shopping-cart" size={22} />
      {badge ? (
        <span
          aria-hidden="true"
          className="absolute -end-0.5 -top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent"
        >
          {badge}
        </span>
      ) : null}
      <span className="sr-only">{badge ? `Cart, ${itemCount} ${itemCount === 1 ? 'item' : 'items'}` : 'Cart'}</span>
    </Link>
  );
}
