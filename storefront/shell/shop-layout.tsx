import type { ReactNode } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { today } from '../../service/core/day.ts';
import { SignInModals } from '../account/sign-in-modals.tsx';
import { service } from '../service.ts';
import type { Route } from './+types/shop-layout';
import { ContactBar } from './contact-bar.tsx';
import { ErrorPage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return { year: Number(today(context.get(service).now).slice(0, 4)) };
}

export const shouldRevalidate = () => false;

function Frame({ children, year }: { children: ReactNode; year: number | undefined }) {
  return (
    <>
      <ContactBar />
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[60vh] pb-16 outline-none md:pb-24">
        {children}
      </main>
      {year ? <Footer year={year} /> : null}
      <SignInModals />
    </>
  );
}

export default function ShopLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame year={loaderData.year}>
      <Outlet />
    </Frame>
  );
}

/** A page that failed keeps the header and footer around it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>('shell/shop-layout');
  return (
    <Frame year={loaded?.year}>
      <ErrorPage error={error} />
    </Frame>
  );
}
