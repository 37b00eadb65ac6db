import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { SignInModals } from '../account/sign-in-modals.tsx';
import { later } from '../rendering/later.ts';
import type { loader } from '../root.tsx';
import { useOffscreenLayout } from '../ui/lay-out-offscreen.ts';
import type { Route } from './+types/storefront-layout';
import { ContactBar } from './contact-bar.tsx';
import { ErrorPage } from './error-page.tsx';
import { bareFrame } from './frame.ts';
import { Header } from './header.tsx';

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
    </>
  );
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
