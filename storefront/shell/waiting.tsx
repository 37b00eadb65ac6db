import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Location, useLocation, useNavigation } from 'react-router';
import { waitingTexts } from '../../messages/en/waiting.ts';
import { ProductShape } from '../product/product-skeleton.tsx';
import { CardShapes } from '../product/result-list.tsx';
import { useText } from '../rendering/text.tsx';
import { type Destination, destinationAt } from './destination.ts';
// part of this file, because offline its code could not be loaded when it is needed
import ShownError from './shown-error.tsx';

/** A page that loads faster replaces the previous one directly. */
const timeouts = 150;

/**
 * While another page loads for longer than a moment, its placeholder replaces the page that is left (`.waiting` in
 * app.css hides that one). A new search on the same list is shown by the list itself.
 */
export default function Waiting() {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const [late, setLate] = useState(false);
  const away = location !== undefined && location.pathname !== pathname;
  const failed = useFailedCode(location);

  useEffect(() => {
    if (!away) return;
    const timer = setTimeout(() => setLate(true), timeouts);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [away]);

  const main = away ? document.getElementById('main') : null;
  if (!away || !main) return null;
  if (failed) {
    return createPortal(
      <div className="waiting">
        <FromTheTop />
        <ShownError error={undefined} at={location} />
      </div>,
      main,
    );
  }
  return createPortal(<Shown to={late ? destinationAt(location.pathname, location.search) : undefined} />, main);
}

/**
 * True while the requested page cannot be shown because its code failed to load and there is no network. The router
 * then reloads the current page, which would show the browser's own error page: that reload is cancelled. Browsers
 * without the Navigation API show their error page.
 */
function useFailedCode(location: Location | undefined): boolean {
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!('navigation' in window)) return;
    const cancel = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || navigator.onLine) return;
      event.preventDefault();
      // not before the navigation itself, which the router renders in a transition too
      startTransition(() => setFailed(true));
    };
    window.navigation.addEventListener('navigate', cancel);
    return () => window.navigation.removeEventListener('navigate', cancel);
  }, []);

  useEffect(() => {
    if (location) return () => setFailed(false);
  }, [location]);

  return failed;
}

function Shown({ to }: { to: Destination | undefined }) {
  const t = useText();
  return (
    <div className={to ? 'waiting' : undefined} data-hero={to?.hero ? true : undefined}>
      {to ? <FromTheTop /> : null}
      {to?.hero ? <Hero heights={to.hero} /> : null}
      {/* rendered before its text, so that screen readers announce the text */}
      <div role="status" className="page">
        {to ? (
          <h1 className="flex items-center gap-3 py-6 font-sans text-lg font-normal tracking-normal text-ink-soft">
            <Turning />
            {t(to.text)}
          </h1>
        ) : null}
      </div>
      {to ? <Shape of={to.shape} /> : null}
    </div>
  );
}

/** As high as the picture of the page. */
function Hero({ heights }: { heights: NonNullable<Destination['hero']> }) {
  const sizes = Object.fromEntries(heights.map((height, at) => [`--at-${at}`, `${height}px`]));
  return <div aria-hidden="true" style={sizes} className="waiting-hero bg-[#3b2a5c]" />;
}

const Turning = () => (
  <span
    aria-hidden="true"
    className="size-6 shrink-0 animate-spin rounded-full border-2 border-accent border-t-transparent"
  />
);

/** A new page is read from its top; if the old page stays after all, its scroll position is restored. */
function FromTheTop() {
  useLayoutEffect(() => {
    const { scrollY } = window;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => window.scrollTo({ top: scrollY, behavior: 'instant' });
  }, []);
  return null;
}

const featured = [waitingTexts.featuredHolidayHomes, waitingTexts.featuredHotels, waitingTexts.popularTourPackages];

function Shape({ of }: { of: Destination['shape'] }) {
  const t = useText();
  if (of === 'product') return <ProductShape />;
  if (of === 'cards') {
    return (
      <div className="page">
        <CardShapes className="grid gap-6 md:grid-cols-2 lg:grid-cols-3" />
      </div>
    );
  }
  if (of === 'home') {
    return featured.map((title) => (
      <section key={title.id} className="page mt-14 md:mt-20">
        <h2 className="text-3xl md:text-[2.5rem] md:leading-tight">{t(title)}</h2>
        <div className="mt-8 grid h-80 place-items-center rounded-panel bg-sunk">
          <Turning />
        </div>
      </section>
    ));
  }
  return (
    <div aria-hidden="true" className="page animate-pulse space-y-6">
      <div className="h-10 w-2/3 rounded-field bg-sunk md:w-1/3" />
      <div className="h-72 rounded-panel bg-sunk" />
    </div>
  );
}
