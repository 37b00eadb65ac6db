import figtree from '@fonts/figtree.woff2?url';
import fraunces from '@fonts/fraunces.woff2?url';
import { type ReactNode, use } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router';
import { ScriptMark } from '../storefront/shell/script-mark.ts';
import { trustedTypes } from '../storefront/shell/trusted-types.ts';
import { Arrival } from '../storefront/ui/arrival.tsx';
import { useEarlyPresses } from '../storefront/ui/early-presses.ts';
import { Toaster } from '../storefront/ui/toast.tsx';
import styles from './desk.css?url';
import { DeskError } from './frame/desk-error.tsx';

export const links: LinksFunction = () => [
  { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }];

// the shop’s, for the folder of our own scripts
const ownScripts = trustedTypes.replace('`/assets/`', '`/admin/assets/`');

export function Layout({ children }: { children: ReactNode }) {
  const mark = use(ScriptMark);
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fcf9f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17120f" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        <script nonce={mark}>{ownScripts}</script>
        <noscript>
          <style>{'.needs-script{display:none!important}.without-script{display:block!important}'}</style>
        </noscript>
      </head>
      <body>
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        {children}
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEarlyPresses();
  return (
    <>
      <Outlet />
      <Arrival />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-4">
      <DeskError error={useRouteError()} />
    </main>
  );
}
