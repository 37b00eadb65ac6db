import figtree from '@fonts/figtree.woff2?url';
import figtreeDevanagari from '@fonts/figtree-devanagari.woff2?url';
import fraunces from '@fonts/fraunces.woff2?url';
import frauncesDevanagari from '@fonts/fraunces-devanagari.woff2?url';
import { lazy, type ReactNode, Suspense, use, useEffect } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { shellTexts } from '../messages/en/shell.ts';
import { textIn } from '../messages/translate.ts';
import { offeredProviders } from '../service/accounts/social/provider.ts';
import { offeredMethods } from '../service/booking/usecases/payments/view-payment.ts';
import { readSettings } from '../service/catalog/settings/read-settings.ts';
import { today } from '../service/core/day.ts';
import { addressIn } from '../service/core/language-address.ts';
import type { Context } from '../service/platform/context.ts';
import type { Route } from './+types/root';
import styles from './app.css?url';
import { chosenLanguage } from './device/language.ts';
import { useSession } from './device/session.ts';
import { useEarlyPresses } from './rendering/early-presses.ts';
import { useHydrated } from './rendering/later.ts';
import { Rich, textOfPage, useText } from './rendering/text.tsx';
import { service } from './service.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { type FooterProps, footerColumns } from './shell/footer-columns.ts';
import { bareFrame, type FrameData, Site } from './shell/frame.ts';
import { brokenPictures, fakeStorage, ScriptMark, sessionMark, trustedTypes } from './shell/head-scripts.ts';
import { pageTitle } from './shell/page-head.ts';
import { sampleMarks, trustLines } from './shell/trust-lines.ts';
import { Arrival } from './ui/arrival.tsx';
import { Toaster } from './ui/toast.tsx';

export const links: LinksFunction = () => [
  { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

/** The languages whose letters every page shows at first. */
const devanagari = new Set(['hi', 'mr']);

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const { config } = ctx;
  const t = textIn(ctx.language);
  const storefront: FooterProps = {
    year: Number(today(ctx.now).slice(0, 4)),
    frame: await readFrame(ctx),
    columns: footerColumns(t),
  };
  return {
    // here, not in the storefront's frame: if data fails to load after navigating there, the error page would lack it
    storefront,
    language: ctx.language,
    origin: config.publicUrl,
    providers: offeredProviders(config),
    methods: offeredMethods(config),
    testPayments: config.showsTestPaymentNotice,
  };
}

// loaded once, with the document
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(textOfPage()) }];

export function Layout({ children }: { children: ReactNode }) {
  const t = useText();
  const mark = use(ScriptMark);
  const root = useRouteLoaderData<typeof loader>('root');
  const site = root?.storefront.frame.site ?? bareFrame.site;
  return (
    // a script sets an attribute here before React hydrates
    <html lang={`${t.language}-IN`} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fcf9f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17120f" media="(prefers-color-scheme: dark)" />
        <Meta />
        <meta property="og:site_name" content={site} />
        {devanagari.has(t.language)
          ? [frauncesDevanagari, figtreeDevanagari].map((font) => (
              <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
            ))
          : null}
        <Links />
        <link rel="manifest" href={addressIn(t.language, '/app.webmanifest')} />
        <script nonce={mark}>{trustedTypes}</script>
        <script nonce={mark}>{fakeStorage}</script>
        <script nonce={mark}>{brokenPictures}</script>
        <script nonce={mark}>{sessionMark}</script>
        <noscript>
          <style>{'.needs-script{display:none!important}.without-script{display:block!important}'}</style>
        </noscript>
      </head>
      <body>
        <a href="#main" className="skip-link">
          {t(shellTexts.skipToContent)}
        </a>
        {root?.testPayments ? <TestModeNotice /> : null}
        <Site value={site}>{children}</Site>
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

// a reader who has not moved will not navigate
const Waiting = lazy(() =>
  firstMove()
    .then(() => import('./shell/waiting.tsx'))
    // offline the failing page shows its own message
    .catch(() => ({ default: () => null })),
);

export default function Root() {
  const hydrated = useHydrated();
  useCompleteUser();
  useEarlyPresses();
  return (
    <>
      <Outlet />
      <Arrival />
      {hydrated ? (
        <Suspense>
          <Waiting />
        </Suspense>
      ) : null}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <ErrorPage error={error} />
    </main>
  );
}

/** Completes a stored user that lacks values such as the id or the chosen language, once a page opens. */
function useCompleteUser(): void {
  const { user, token } = useSession();
  const missing = user !== null && (typeof user.id !== 'number' || !user.documentId || !user.username || !user.email);
  const language = user?.language;
  useEffect(() => {
    const chosen = chosenLanguage();
    if (!token || !(missing || (chosen && chosen !== language))) return;
    const leaving = new AbortController();
    void import('./account/refresh-user.ts').then(({ refreshUser }) => refreshUser(token, leaving.signal));
    return () => leaving.abort();
  }, [missing, language, token]);
}

/** The frame by the settings; a page whose settings cannot be read gets the default frame. */
async function readFrame(ctx: Context): Promise<FrameData> {
  try {
    const { contact, socialLinks } = await readSettings(ctx);
    const { name: site, address, phone, email } = contact;
    return {
      site,
      contact: { address, phone, email },
      sample: sampleMarks(contact, ctx.config.sampleCatalogue),
      trust: trustLines(textIn(ctx.language), contact),
      social: socialLinks,
    };
  } catch (error) {
    ctx.log.error({ err: error }, 'the settings of the frame cannot be read');
    return bareFrame;
  }
}

/** Shown at the top of every page of a production site with test payments (PAYMENTS=test). */
function TestModeNotice() {
  const t = useText();
  return (
    <aside aria-label={t(shellTexts.testMode)} className="border-b border-line bg-support-soft text-support">
      <p className="page py-2 text-center text-sm">
        <Rich message={shellTexts.testModeNotice} values={{ what: (words) => <strong>{words}</strong> }} />
      </p>
    </aside>
  );
}

const moves = ['pointermove', 'touchstart', 'keydown', 'scroll', 'popstate'];

/** Resolves when the reader first moves, touches, types, scrolls or goes back. */
function firstMove(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const move of moves) window.addEventListener(move, resolve, { capture: true, once: true, passive: true });
  });
}
