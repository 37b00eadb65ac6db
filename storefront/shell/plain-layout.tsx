import { Outlet } from 'react-router';
import type { Route } from './+types/plain-layout';
import { ErrorPage } from './error-page.tsx';
import { Brand } from './header.tsx';

/** Sign-in pages: no header, no footer; the form beside a picture. */
export default function PlainLayout() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col">
        <header className="px-4 pt-4 md:px-10 md:pt-8">
          <Brand className="text-ink" />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[480px] grow flex-col justify-center px-4 py-10 outline-none"
        >
          <Outlet />
        </main>
      </div>
      <div className="relative hidden bg-sunk lg:block">
        <img
          src="/artwork/hero-himalaya-7.tall.svg"
          alt=""
          width={800}
          height={1100}
          loading="lazy"
          className="sticky top-0 h-dvh w-full object-cover"
        />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <ErrorPage error={error} />
    </main>
  );
}
