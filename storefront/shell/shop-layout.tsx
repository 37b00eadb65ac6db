import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { today } from '../../service/core/day.ts';
import { SignInModals } from '../account/sign-in-modals.tsx';
import { readFrame } from '../server/read-frame.ts';
import { service } from '../service.ts';
import { later } from '../ui/later.ts';
import { useRestLaidOut } from '../ui/lay-out-rest.ts';
import type { Route } from './+types/shop-layout';
import { ContactBar } from './contact-bar.tsx';
import { ErrorPage } from './error-page.tsx';
import type { FooterProps } from './footer.tsx';
import { footerColumns } from './footer-columns.ts';
import { bareFrame } from './frame.ts';
import { Header } from './header.tsx';

const Footer = later('footer', () => import('./footer.tsx'));

export async function loader({ context }: Route.LoaderArgs): Promise<FooterProps> {
  const ctx = context.get(service);
  const frame = await readFrame(ctx);
  return { year: Number(today(ctx.now).slice(0, 4)), frame, columns: footerColumns };
}

export const shouldRevalidate = () => false;

function Frame({ children, loaded }: { children: ReactNode; loaded: FooterProps | undefined }) {
  const { pathname } = useLocation();
  useRestLaidOut(pathname);
  return (
    <>
      <ContactBar frame={loaded?.frame ?? bareFrame} />
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[60vh] pb-16 outline-none md:pb-24">
        {children}
      </main>
      {loaded ? (
        <Suspense>
          <Footer {...loaded} />
        </Suspense>
      ) : null}
      <SignInModals />
    </>
  );
}

export default function ShopLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame loaded={loaderData}>
      <Outlet />
    </Frame>
  );
}

/** A page that failed keeps the header and footer around it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>('shell/shop-layout');
  return (
    <Frame loaded={loaded}>
      <ErrorPage error={error} />
    </Frame>
  );
}
