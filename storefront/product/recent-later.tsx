import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHydrated } from '../device/hydrated.ts';
import { type RecentProduct, recentProducts, rememberProduct } from '../device/recent.ts';
import { whenIdle } from '../ui/later.ts';
import type { RecentlyViewedProps } from './recently-viewed.tsx';

let Shown: ComponentType<RecentlyViewedProps> | undefined;
const load = async () => {
  Shown ??= (await import('./recently-viewed.tsx')).default;
};

/**
 * What this device looked at before, once the browser is idle; nothing, not even code, where that is nothing. On the
 * page of a product, which it remembers, without that one. It comes while its place is below what is seen: what is
 * painted is pressed where it stands.
 */
export function RecentLater({ viewed, className }: { viewed?: RecentProduct; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const others = () => recentProducts().filter(({ name }) => name !== viewed?.name);
  // a page that the browser makes itself has it from its beginning, so that the way back finds its height
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
      // without a network the page does without
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return (
    <div ref={place}>{Shown && products.length > 0 ? <Shown products={products} className={className} /> : null}</div>
  );
}
