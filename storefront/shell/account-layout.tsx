import { Outlet } from 'react-router';
import { SignInModals } from '../account/sign-in-modals.tsx';
import type { Route } from './+types/account-layout';
import { ContactBar } from './contact-bar.tsx';
import { ErrorPage } from './error-page.tsx';

/** Dashboard and profile: only the contact bar shows (S1 §2). */
export default function AccountLayout() {
  return (
    <>
      <ContactBar />
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
      <ContactBar />
      <main id="main" tabIndex={-1}>
        <ErrorPage error={error} />
      </main>
    </>
  );
}
