import { lazy, Suspense, useState } from 'react';
import { productPageTexts } from '../../messages/en/product/page.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import type { LocationView } from './location-view.ts';
import { useNear } from './page-section.tsx';

const PlaceMap = lazy(() => import('../map/place-map.tsx'));
const Streets = lazy(() => import('../map/streets.tsx'));

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline underline-offset-4';

/**
 * The location of a product: our own map when it comes into view, the surroundings as a list, and OpenStreetMap's
 * streets on request: no other site is contacted before.
 */
export function LocationSection({ where }: { where: LocationView }) {
  const t = useText();
  const { name, to, at, around, location, streetsAt } = where;
  const { box, near } = useNear();
  const [streets, setStreets] = useState(false);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      {at ? (
        // large, and most readers never scroll to it
        <div ref={box} className="needs-script relative h-80 bg-support-soft md:h-[420px]">
          <Suspense fallback={null}>
            {streets ? <Streets name={name} {...at} /> : near ? <PlaceMap name={name} to={to} at={at} /> : null}
          </Suspense>
        </div>
      ) : null}
      {around.length > 0 ? (
        <div className="border-t border-line px-5 py-4">
          <h3 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
            {t(productPageTexts.distances)}
          </h3>
          <ul className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {around.map(({ icon, name, away }) => (
              <li key={name} className="flex items-baseline gap-3">
                <Icon name={icon} size={17} className="shrink-0 translate-y-0.5 text-support" />
                <span className="min-w-0 grow">{name}</span>
                <span className="shrink-0 text-sm text-ink-soft">{away}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line px-5 py-2">
        <p className="text-sm text-ink-soft">{location}</p>
        <div className="flex flex-wrap items-center gap-x-5">
          {at ? (
            <button
              type="button"
              aria-pressed={streets}
              onClick={() => setStreets(!streets)}
              className={`needs-script ${link}`}
            >
              <Icon name="map" size={17} />
              {t(streets ? productPageTexts.hideStreets : productPageTexts.showStreets)}
            </button>
          ) : null}
          <a href={streetsAt} target="_blank" rel="noopener noreferrer" className={link}>
            <Rich
              message={productPageTexts.openStreetMap}
              values={{ hidden: (words) => <span className="sr-only">{words}</span> }}
            />
            <Icon name="external-link" size={16} />
          </a>
        </div>
      </div>
    </div>
  );
}
