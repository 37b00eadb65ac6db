import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { type RecentProduct, recentProducts, rememberProduct } from '../device/recent.ts';
import { whenIdle } from '../ui/later.ts';

const RecentlyViewed = lazy(() => import('./recently-viewed.tsx'));

/**
 * What this device looked at before, once the browser is idle; nothing, not even code, where that is nothing. On the
 * page of a product, which it remembers, without that one.
 */
export function RecentLater({ viewed, className }: { viewed?: RecentProduct; className?: string }) {
  const [products, setProducts] = useState<readonly RecentProduct[]>([]);
  const look = useEffectEvent(() => {
    setProducts(recentProducts().filter(({ name }) => name !== viewed?.name));
    if (viewed) rememberProduct(viewed);
  });
  useEffect(() => {
    let here = true;
    void whenIdle().then(() => here && look());
    return () => {
      here = false;
    };
  }, []);
  if (products.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <RecentlyViewed products={products} className={className} />
    </Suspense>
  );
}
