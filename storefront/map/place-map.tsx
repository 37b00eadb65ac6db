import { lazy, Suspense, useState } from 'react';
import { areaText } from '../../service/catalog/lists/area.ts';
import type { LatLng } from '../../service/core/crow-flies.ts';
import { useAsked } from '../device/use-asked.ts';
import { urls } from '../urls.ts';
import { areaAround } from './area-around.ts';
import { canDraw } from './can-draw.ts';
import type { MapAnswer } from './map-place.ts';

// asked for only where it can draw
const DrawnPlace = lazy(() => import('./drawn-place.tsx'));

/** Degrees on either side within which attractions are named. */
const reach = 0.4;

interface PlaceMapProps {
  name: string;
  /** Its page. */
  to: string;
  at: LatLng;
}

/** A product on our own map, north up, with the landmarks and attractions around it. */
export default function PlaceMap({ name, to, at }: PlaceMapProps) {
  const address = `${urls.allAttractions}?area=${areaText(areaAround(at, reach))}`;
  const { answer, error } = useAsked(address, async (signal) => {
    const told = await fetch(urls.mapOf(address), { signal });
    if (!told.ok) throw new Error(String(told.status));
    // our own resource answers with that (routes/list-map.ts)
    return (await told.json()) as MapAnswer;
  });
  const [broken, setBroken] = useState(false);
  if (!canDraw() || broken) {
    return (
      <p role="status" className="grid h-full place-items-center p-6 text-center text-ink-soft">
        This browser cannot draw the map. What lies around is listed below.
      </p>
    );
  }
  // without attractions it is still a map
  const known = answer ?? (error ? { places: [], tiles: null } : undefined);
  const loading = (
    <p role="status" className="grid h-full place-items-center text-ink-soft">
      Loading the map
    </p>
  );
  if (!known) return loading;
  return (
    <Suspense fallback={loading}>
      <DrawnPlace name={name} to={to} at={at} known={known} onBroken={() => setBroken(true)} />
    </Suspense>
  );
}
