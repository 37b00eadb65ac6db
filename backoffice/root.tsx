import figtree from '@fonts/figtree.woff2?url';
import fraunces from '@fonts/fraunces.woff2?url';
import { type ReactNode, use } from 'react';
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { adminFrameTexts } from '../messages/en/admin/frame.ts';
import { readSettings } from '../service/catalog/settings/read-settings.ts';
import { useEarlyPresses } from '../storefront/rendering/early-presses.ts';
import { useText } from '../storefront/rendering/text.tsx';
import { Site } from '../storefront/shell/frame.ts';
import { ScriptMark, trustedTypes } from '../storefront/shell/head-scripts.ts';
import { Arrival } from '../storefront/ui/arrival.tsx';
import { Toaster } from '../storefront/ui/toast.tsx';
import styles from './back-office.css?url';
import { adminRequest } from './back-office.ts';
import { AdminError } from './frame/admin-error.tsx';

export const links: LinksFunction = () => [
  { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** The site's name, read from memory while no content changes. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { contact } = await readSettings(context.get(adminRequest).ctx);
  return { site: contact.name };
}

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }];

// the storefront's script, for the asset folder of the back office
const ownScripts = trustedTypes.replace('`/assets/`', '`/admin/assets/`');

export function Layout({ children }: { children: ReactNode }) {
  const t = useText();
  const mark = use(ScriptMark);
  const site = useRouteLoaderData<typeof loader>('root')?.site ?? 'Padharo';
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
          {t(adminFrameTexts.skipToContent)}
        </a>
        <Site value={site}>{children}</Site>
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
      <AdminError error={useRouteError()} />
    </main>
  );
}
