import { type ReactNode, useEffect, useRef } from 'react';

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
    <div ref={box} className="sticky top-24 rounded-panel border border-line bg-card p-6 shadow-panel">
      {children}
    </div>
  );
}
