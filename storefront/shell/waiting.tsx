import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigation } from 'react-router';
import { CardShapes } from '../product/card-shapes.tsx';
import { ProductShape } from '../product/product-shape.tsx';
import { type Destination, destinationAt } from './destination.ts';
// without a network it could not come when it is needed
import './shown-error.tsx';

/** A page that comes sooner takes the place of the one before without anything between them. */
const patience = 150;

/**
 * While another page is on its way for longer than a moment, its shape and what is said of it stand in place of the page
 * left behind (`.waiting` in app.css hides that). Another search on the same list is the list's own to show.
 */
export default function Waiting() {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const [late, setLate] = useState(false);
  const away = location !== undefined && location.pathname !== pathname;

  useEffect(() => {
    if (!away) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [away]);

  const main = away ? document.getElementById('main') : null;
  if (!away || !main) return null;
  return createPortal(<Shown to={late ? destinationAt(location.pathname, location.search) : undefined} />, main);
}

function Shown({ to }: { to: Destination | undefined }) {
  return (
    <div className={to ? 'waiting' : undefined} data-hero={to?.hero ? true : undefined}>
      {to ? <FromTheTop /> : null}
      {to?.hero ? <Hero heights={to.hero} /> : null}
      {/* there before its text, or nobody would hear that */}
      <div role="status" className="page">
        {to ? (
          <h1 className="flex items-center gap-3 py-6 font-sans text-lg font-normal tracking-normal text-ink-soft">
            <Turning />
            {to.text}
          </h1>
        ) : null}
      </div>
      {to ? <Shape of={to.shape} /> : null}
    </div>
  );
}

/** As high as the picture that comes. */
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

/** What follows is read from its top; a page that stays after all is found again where it was. */
function FromTheTop() {
  useLayoutEffect(() => {
    const { scrollY } = window;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => window.scrollTo({ top: scrollY, behavior: 'instant' });
  }, []);
  return null;
}

const featured = ['Featured holiday homes', 'Featured hotels', 'Popular tour packages'];

function Shape({ of }: { of: Destination['shape'] }) {
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
      <section key={title} className="page mt-14 md:mt-20">
        <h2 className="text-3xl md:text-[2.5rem] md:leading-tight">{title}</h2>
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
