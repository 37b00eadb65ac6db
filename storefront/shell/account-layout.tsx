import { Outlet, useRouteLoaderData } from 'react-router';
import { SignInModals } from '../account/sign-in-modals.tsx';
import type { loader } from '../root.tsx';
import type { Route } from './+types/account-layout';
import { ContactBar } from './contact-bar.tsx';
import { ErrorPage } from './error-page.tsx';
import { bareFrame } from './frame.ts';

function Contact() {
  const root = useRouteLoaderData<typeof loader>('root');
  return <ContactBar frame={root?.storefront.frame ?? bareFrame} />;
}

/** Dashboard and profile: only the contact bar is shown (SHELL-12). */
export default function AccountLayout() {
  return (
    <>
      <Contact />
      <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
        <Outlet />
      </main>
      <SignInModals />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <Contact />
      <main id="main" tabIndex={-1} className="outline-none">
        <ErrorPage error={error} />
      </main>
    </>
  );
}
