import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { SignInModals } from '../account/sign-in-modals.tsx';
import { later, useHydrated } from '../rendering/later.ts';
import type { loader } from '../root.tsx';
import type { Route } from './+types/storefront-layout';
import { ContactBar } from './contact-bar.tsx';
import { ErrorPage } from './error-page.tsx';
import { bareFrame } from './frame.ts';
import { Header } from './header.tsx';
import { languageToOffer } from './language-offered.ts';

// most readers are offered nothing
const LanguageOffer = lazy(async () =>
  languageToOffer() === undefined ? { default: () => null } : import('./language-offer.tsx'),
);
const Footer = later('footer', () => import('./footer.tsx'));

function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const storefront = useRouteLoaderData<typeof loader>('root')?.storefront;
  useOffscreenLayout(pathname);
  return (
    <>
      <ContactBar frame={storefront?.frame ?? bareFrame} />
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[60vh] pb-16 outline-none md:pb-24">
        {children}
      </main>
      {storefront ? (
        <Suspense>
          <Footer {...storefront} />
        </Suspense>
      ) : null}
      <SignInModals />
      <HydratedLanguageOffer />
    </>
  );
}

/** Apart from the frame: rendering that again before the footer is hydrated would remove the server's footer. */
function HydratedLanguageOffer() {
  return useHydrated() ? (
    <Suspense>
      <LanguageOffer />
    </Suspense>
  ) : null;
}

export default function StorefrontLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A page that failed keeps the header and footer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  );
}

/** Time between two elements for the reader's own input. */
const pauseMs = 40;

/**
 * Elements far below the first screen (`offscreen` in app.css) are laid out after it, one by one: then nothing moves
 * when the reader gets there, and find-in-page, printing and the scroll bar know the whole page.
 */
function useOffscreenLayout(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements
  useEffect(() => {
    const pieces = [...document.querySelectorAll<HTMLElement>('.offscreen')];
    const timer = setInterval(() => {
      const piece = pieces.shift();
      if (!piece) clearInterval(timer);
      // a changed height above the visible area would move what is being read
      else if (piece.getBoundingClientRect().top > 0) piece.style.contentVisibility = 'visible';
    }, pauseMs);
    return () => clearInterval(timer);
  }, [pathname]);
}
