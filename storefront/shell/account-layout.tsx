import { Outlet, useRouteLoaderData } from 'react-router';
import { SignInModals } from '../account/sign-in-modals.tsx';
import { readFrame } from '../server/read-frame.ts';
import { service } from '../service.ts';
import type { Route } from './+types/account-layout';
import { ContactBar } from './contact-bar.tsx';
import { ErrorPage } from './error-page.tsx';
import { bareFrame } from './frame.ts';

export function loader({ context }: Route.LoaderArgs) {
  return readFrame(context.get(service));
}

export const shouldRevalidate = () => false;

/** Dashboard and profile: only the contact bar shows (S1 §2). */
export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ContactBar frame={loaderData} />
      <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
        <Outlet />
      </main>
      <SignInModals />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useRouteLoaderData<typeof loader>('shell/account-layout');
  return (
    <>
      <ContactBar frame={frame ?? bareFrame} />
      <main id="main" tabIndex={-1} className="outline-none">
        <ErrorPage error={error} />
      </main>
    </>
  );
}
