import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Link } from 'react-router';
import { useCart } from '../device/cart.ts';
import { urls } from '../urls.ts';
import { badgeText } from './badge-text.ts';

/** The cart with its number of items; the number appears after hydration in a place of its own. */
export function CartLink() {
  const { itemCount } = useCart();
  const badge = badgeText(itemCount);
  return (
    <Link to={urls.cart} className="relative grid size-11 place-items-center rounded-full hover:bg-current/10">
      <ShoppingCart aria-hidden="true" size={22} />
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
