import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { productRecentTexts } from '../../messages/en/product/recent.ts';
import type { Translate } from '../../messages/translate.ts';
import { labelText } from '../../service/catalog/kinds.ts';
import { savedName } from '../../service/catalog/product-keys.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { forgetRecent, type RecentProduct } from '../device/recent.ts';
import { Rich, useText } from '../rendering/text.tsx';
import type { SavedCard } from '../saved/saved-groups.ts';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { urls } from '../urls.ts';
import { cutName } from './cut-name.ts';
import { storefrontKinds } from './kinds.ts';

export interface RecentlyViewedProps {
  products: readonly RecentProduct[];
  className?: string | undefined;
}

/**
 * Products that this device remembers. When the reader comes near, it asks the server which of them are still offered,
 * without identifying the reader. Others are removed from the device, and keep their place here without a link.
 */
export default function RecentlyViewed({ products, className = '' }: RecentlyViewedProps) {
  const t = useText();
  const [gone, setGone] = useState<readonly string[]>([]);
  const [offered, setOffered] = useState<readonly SavedCard[]>([]);
  const [cleared, setCleared] = useState(false);
  const section = useRef<HTMLElement>(null);
  const names = products.map(({ name }) => name);

  const findUnavailable = useEffectEvent(async (signal: AbortSignal) => {
    const cards = await stillOffered(t, names, signal);
    if (!cards) return;
    const gone = names.filter((name) => !cards.some((card) => card.name === name));
    if (gone.length > 0) forgetRecent(gone);
    setGone(gone);
    setOffered(cards);
  });
  useEffect(() => {
    if (!section.current) return;
    const leaving = new AbortController();
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        void findUnavailable(leaving.signal);
      },
      { rootMargin: '600px' },
    );
    near.observe(section.current);
    return () => {
      near.disconnect();
      leaving.abort();
    };
  }, []);

  function clear() {
    forgetRecent(names);
    setCleared(true);
    // its button is gone; reading continues here
    section.current?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      id="recent"
      aria-labelledby="recent-title"
      className={`wrap-anywhere outline-none ${className}`}
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="recent-title" className="text-2xl md:text-3xl">
          {t(productRecentTexts.title)}
        </h2>
        {cleared ? null : (
          <Button size="sm" variant="quiet" onClick={clear}>
            <Rich
              message={productRecentTexts.clear}
              values={{ hidden: (words) => <span className="sr-only">{words}</span> }}
            />
          </Button>
        )}
      </div>
      {cleared ? (
        <p role="status" className="text-ink-soft">
          {t(productRecentTexts.cleared)}
        </p>
      ) : (
        <ul className="flex gap-4 overflow-x-auto pb-6 [scrollbar-width:thin] max-md:-mx-4 max-md:px-4">
          {products.map((product) => (
            <Viewed key={product.name} product={namedNow(product, offered)} gone={gone.includes(product.name)} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The products of those names that are still offered; undefined if the request fails. */
async function stillOffered(
  { language }: Translate,
  names: readonly string[],
  signal: AbortSignal,
): Promise<readonly SavedCard[] | undefined> {
  const answer = await fetch(addressIn(language, urls.savedShown(names)), { signal, credentials: 'omit' }).catch(
    () => undefined,
  );
  if (!answer?.ok) return undefined;
  return answer.json().catch(() => undefined);
}

/** The product as the server names it now: the device has the name of the page on which it was viewed. */
function namedNow(product: RecentProduct, offered: readonly SavedCard[]): RecentProduct {
  const card = offered.find(({ name }) => name === product.name);
  return card ? { ...product, title: card.title, place: card.location } : product;
}

function Viewed({ product: { name, title, place, image, alt }, gone }: { product: RecentProduct; gone: boolean }) {
  const t = useText();
  const of = savedName(name);
  if (!of) return null;
  return (
    <li className="w-56 shrink-0">
      <article className="stay-card">
        <div className="card-photo">
          <Picture src={image} kind={of.type} alt={alt} width={1200} height={800} />
          <span className="card-type">{labelText(t, of.type)}</span>
        </div>
        <div className="card-text">
          <h3>
            {gone ? (
              title
            ) : (
              <Link to={storefrontKinds[of.type].page(of.slug)} prefetch="intent" title={cutName(title)}>
                {title}
              </Link>
            )}
          </h3>
          <p className="card-place">{gone ? t(productRecentTexts.gone) : place}</p>
        </div>
      </article>
    </li>
  );
}
