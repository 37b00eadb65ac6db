import { lazy } from 'react';
import { AskedMap } from './asked-map.tsx';
import { boundsOf } from './pins.ts';
import { knownOf, type RoutePart } from './route-marks.ts';

// loaded only if the browser can draw it
const DrawnRoute = lazy(() => import('./drawn-route.tsx'));

/** A route on our own map with numbered parts; the attractions along it are named. */
export default function RouteMap({ name, parts }: { name: string; parts: readonly RoutePart[] }) {
  const bounds = boundsOf(knownOf(parts));
  if (!bounds) return null;
  const [[west, south], [east, north]] = bounds;
  return (
    <AskedMap area={{ west, south, east, north }} instead="The list below says the same.">
      {(known, onBroken) => <DrawnRoute name={name} parts={parts} bounds={bounds} known={known} onBroken={onBroken} />}
    </AskedMap>
  );
}
