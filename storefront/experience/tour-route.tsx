import { lazy, Suspense, useMemo } from 'react';
import { experiencePageTexts } from '../../messages/en/experience/page.ts';
import { PageSection, useNear } from '../product/page-section.tsx';
import { useText } from '../rendering/text.tsx';
import type { RouteView } from './route-view.ts';

const RouteMap = lazy(() => import('../map/route-map.tsx'));

/** The route of a tour: on our own map when it comes into view, and as a list. */
export function TourRoute({ name, route }: { name: string; route: RouteView }) {
  const t = useText();
  const { box, near } = useNear();
  const parts = useMemo(
    () => route.parts.map(({ number, stops }) => ({ number, at: stops.map(({ at }) => at) })),
    [route],
  );
  const unknown = route.parts.some(({ stops }) => stops.some(({ at }) => !at));
  return (
    <PageSection id="route" title={t(experiencePageTexts.route)}>
      <div className="overflow-hidden rounded-card border border-line bg-card">
        <div ref={box} className="needs-script relative h-80 bg-support-soft md:h-[420px]">
          <Suspense fallback={null}>{near ? <RouteMap name={name} parts={parts} /> : null}</Suspense>
        </div>
        <ol className="grid gap-x-8 gap-y-2 border-t border-line px-5 py-4 sm:grid-cols-2">
          {route.parts.map(({ number, title, stops }) => (
            <li key={number} data-route-part={number} className="flex gap-3">
              <strong className="shrink-0 font-semibold text-ink">{title}</strong>
              <span className="min-w-0 text-ink-soft">
                {stops.map(({ name, at }) => (at ? name : t(experiencePageTexts.offMap, { name }))).join('\u00a0· ')}
              </span>
            </li>
          ))}
        </ol>
        <p className="border-t border-line px-5 py-4 text-sm text-ink-soft">
          {t(unknown ? experiencePageTexts.unknownStops : experiencePageTexts.straight)}
        </p>
      </div>
    </PageSection>
  );
}
