import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** A section of a product's page under its heading. */
export function PageSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line pt-8 wrap-anywhere md:pt-10">
      <h2 id={`${id}-title`} className="mb-5 text-2xl md:text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** True once the reader has scrolled near that element, so that large content can load in time. */
export function useNear(): { box: RefObject<HTMLDivElement | null>; near: boolean } {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true));
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return { box, near };
}

/** Pixels below the header, and above the bottom edge of the screen. */
const margins = { top: 96, bottom: 24 } as const;

/** A panel that stays visible while the page scrolls; one taller than the screen stops with its bottom visible. */
export function StickyPanel({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = box.current;
    if (!panel) return;
    const fit = () => {
      const room = window.innerHeight - panel.offsetHeight - margins.bottom;
      panel.style.top = `${Math.min(margins.top, room)}px`;
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(panel);
    window.addEventListener('resize', fit);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', fit);
    };
  }, []);
  return (
    <div ref={box} className="sticky top-24 z-10 rounded-panel border border-line bg-card p-6 shadow-panel">
      {children}
    </div>
  );
}

/** On small screens: the price and the button at the bottom of the screen. */
export function BookingBar({ amount, note, children }: { amount: string; note: string; children: ReactNode }) {
  return (
    <div className="booking-bar fixed inset-x-0 bottom-0 mb-0! z-30 flex items-center justify-between gap-4 border-t border-line bg-paper px-4 pt-3 md:px-8 pb-[max(12px,env(safe-area-inset-bottom))] lg:hidden low:static low:-mx-4 md:low:-mx-8">
      <p className="leading-tight">
        <strong className="text-xl font-semibold tabular-nums">{amount}</strong>
        <span className="block text-sm text-ink-soft">{note}</span>
      </p>
      {children}
    </div>
  );
}
