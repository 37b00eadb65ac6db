import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { shellTexts } from '../../messages/en/shell.ts';
import { badgeText, useCartCount } from '../device/cart-count.ts';
import { useSession } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { SiteMark } from '../ui/site-mark.tsx';
import { urls } from '../urls.ts';
import { useSite } from './frame.ts';
import { LanguageLinks } from './language-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { isWithin, mainLinks, useOverHero } from './navigation.ts';
import { SignInLinks } from './sign-in-links.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx'));
const threshold = 50;

/** The width of 'My Account': reserved until its code is loaded, before that by the style sheet (`.visitor-only`). */
const accountWidth = 149;

function onScroll(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** True once the page is scrolled past the header's threshold (SHELL-13). */
function useScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > threshold,
    () => false,
  );
}

export function Header() {
  const t = useText();
  const overHero = useOverHero();
  const scrolled = useScrolled();
  const { user } = useSession();
  const { pathname } = useLocation();
  return (
    <header
      className="site-header"
      data-look={overHero && !scrolled ? 'clear' : 'solid'}
      data-over-hero={overHero || undefined}
    >
      <div className="page flex h-full items-center gap-2 md:gap-6">
        <Brand />
        <nav aria-label={t(shellTexts.navigation)} className="ms-auto hidden shrink-[999] lg:block">
          <ul className="flex items-center gap-1">
            {mainLinks.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  aria-current={isWithin(pathname, link) ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded-full px-3 text-center leading-tight font-semibold decoration-2 underline-offset-8 hover:underline aria-[current=page]:underline xl:px-4"
                >
                  {t(link.label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex shrink-0 items-center gap-1 md:gap-3 lg:ms-0">
          <LanguageLinks className="hidden min-h-11 items-center px-2 font-semibold decoration-2 underline-offset-8 hover:underline xl:inline-flex" />
          <Link to={urls.saved} className="hidden size-11 place-items-center rounded-full hover:bg-current/10 md:grid">
            <Icon name="heart" size={22} />
            <span className="sr-only">{t(shellTexts.saved)}</span>
          </Link>
          <CartLink />
          <div className="hidden justify-end md:flex" style={user ? { minWidth: accountWidth } : undefined}>
            {user ? (
              <Suspense fallback={null}>
                <AccountMenu />
              </Suspense>
            ) : (
              <SignInLinks />
            )}
          </div>
          <MobileMenu />
        </div>
      </div>
      {overHero ? (
        <noscript>
          <style>{'.site-header[data-over-hero]{position:relative}'}</style>
        </noscript>
      ) : null}
    </header>
  );
}

/** The name with its logo, linked to the home page; takes the colour of its surroundings. */
export function Brand({ className = '' }: { className?: string }) {
  return (
    <Link
      to={urls.home}
      className={`inline-flex min-h-11 min-w-0 max-w-full items-center gap-2.5 font-display text-2xl font-semibold ${className}`}
    >
      <SiteMark size={32} />
      <span className="truncate">{useSite()}</span>
    </Link>
  );
}

/** The cart with its number of items; the number appears after hydration in a reserved place. */
export function CartLink() {
  const t = useText();
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
      <span className="sr-only">{badge ? t(shellTexts.cartWith, { count: itemCount }) : t(shellTexts.cart)}</span>
    </Link>
  );
}
