import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type RecentProduct, recentProducts, rememberProduct } from '../device/recent.ts';
import { useHydrated, whenIdle } from '../rendering/later.ts';
import type { RecentlyViewedProps } from './recently-viewed.tsx';

let Shown: ComponentType<RecentlyViewedProps> | undefined;
const load = async () => {
  Shown ??= (await import('./recently-viewed.tsx')).default;
};

/**
 * Recently viewed products of this device, once the browser is idle; without any, not even their code is loaded. On a
 * product's page, which is added to them, without that product. It is inserted only while its place is below the
 * visible area, so that nothing visible moves.
 */
export function RecentWhenIdle({ viewed, className }: { viewed?: RecentProduct; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const others = () => recentProducts().filter(({ name }) => name !== viewed?.name);
  // a page rendered in the browser has it from the start, so that going back restores its height
  const fresh = useHydrated();
  const [products, setProducts] = useState<readonly RecentProduct[]>(() => (fresh && Shown ? others() : []));
  const look = useEffectEvent(async (leaving: AbortSignal) => {
    const found = others();
    if (viewed) rememberProduct(viewed);
    if (found.length === 0) return;
    await load();
    if (leaving.aborted || !place.current) return;
    const out = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < window.innerHeight) return;
      out.disconnect();
      setProducts(found);
    });
    out.observe(place.current);
    leaving.addEventListener('abort', () => out.disconnect());
  });
  useEffect(() => {
    const leaving = new AbortController();
    void whenIdle()
      .then(() => (leaving.signal.aborted ? undefined : look(leaving.signal)))
      // offline the page works without it
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return (
    <div ref={place}>{Shown && products.length > 0 ? <Shown products={products} className={className} /> : null}</div>
  );
}
