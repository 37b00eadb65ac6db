import { type ReactNode, Suspense, useState } from 'react';
import { mapSectionTexts } from '../../messages/en/map/section.ts';
import { type Area, areaText } from '../../service/catalog/lists/area.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { useQuery } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import { urls } from '../urls.ts';
import { canDraw } from './can-draw.ts';
import type { MapAnswer } from './map-place.ts';

interface SectionMapProps {
  /** The area whose attractions are named. */
  area: Area;
  /** A text that replaces the map. */
  instead: string;
  children: (known: MapAnswer, onBroken: () => void) => ReactNode;
}

/** A map in a section of a page, with the known sights of the area; a text if the browser cannot draw maps. */
export function SectionMap({ area, instead, children }: SectionMapProps) {
  const t = useText();
  const address = `${urls.allAttractions}?area=${areaText(area)}`;
  const { answer, error } = useQuery(address, async (signal) => {
    const response = await fetch(addressIn(t.language, urls.mapOf(address)), { signal });
    if (!response.ok) throw new Error(String(response.status));
    // our own endpoint returns this (routes/list-map.ts)
    return (await response.json()) as MapAnswer;
  });
  const [broken, setBroken] = useState(false);
  if (!canDraw() || broken) {
    return (
      <p role="status" className="grid h-full place-items-center p-6 text-center text-ink-soft">
        {t(mapSectionTexts.cannotShow, { instead })}
      </p>
    );
  }
  // without attractions it is still a map
  const known = answer ?? (error ? { places: [], tiles: null } : undefined);
  const loading = (
    <p role="status" className="grid h-full place-items-center text-ink-soft">
      {t(mapSectionTexts.loading)}
    </p>
  );
  if (!known) return loading;
  return <Suspense fallback={loading}>{children(known, () => setBroken(true))}</Suspense>;
}
