import { type ReactNode, Suspense, useState } from 'react';
import { type Area, areaText } from '../../service/catalog/lists/area.ts';
import { useAsked } from '../device/use-asked.ts';
import { urls } from '../urls.ts';
import { canDraw } from './can-draw.ts';
import type { MapAnswer } from './map-place.ts';

interface AskedMapProps {
  /** The area whose attractions are named. */
  area: Area;
  /** A text that replaces the map. */
  instead: string;
  children: (known: MapAnswer, onBroken: () => void) => ReactNode;
}

/** A map in a section of a page, with the known sights of the area; a text if the browser cannot draw maps. */
export function AskedMap({ area, instead, children }: AskedMapProps) {
  const address = `${urls.allAttractions}?area=${areaText(area)}`;
  const { answer, error } = useAsked(address, async (signal) => {
    const told = await fetch(urls.mapOf(address), { signal });
    if (!told.ok) throw new Error(String(told.status));
    // our own endpoint returns this (routes/list-map.ts)
    return (await told.json()) as MapAnswer;
  });
  const [broken, setBroken] = useState(false);
  if (!canDraw() || broken) {
    return (
      <p role="status" className="grid h-full place-items-center p-6 text-center text-ink-soft">
        This browser cannot draw the map. {instead}
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
  return <Suspense fallback={loading}>{children(known, () => setBroken(true))}</Suspense>;
}
