import { lazy } from 'react';
import { mapSectionTexts } from '../../messages/en/map/section.ts';
import { useText } from '../rendering/text.tsx';
import { boundsAround } from './pins.ts';
import { knownStops, type RoutePart } from './route-marks.ts';
import { SectionMap } from './section-map.tsx';

// loaded only if the browser can draw it
const DrawnRoute = lazy(() => import('./drawn-route.tsx'));

/** A route on our own map with numbered parts; the attractions along it are named. */
export default function RouteMap({ name, parts }: { name: string; parts: readonly RoutePart[] }) {
  const t = useText();
  const bounds = boundsAround(knownStops(parts));
  if (!bounds) return null;
  const [[west, south], [east, north]] = bounds;
  return (
    <SectionMap area={{ west, south, east, north }} instead={t(mapSectionTexts.stopsBelow)}>
      {(known, onBroken) => <DrawnRoute name={name} parts={parts} bounds={bounds} known={known} onBroken={onBroken} />}
    </SectionMap>
  );
}
