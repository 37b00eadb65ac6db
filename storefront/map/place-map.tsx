import { lazy } from 'react';
import { mapSectionTexts } from '../../messages/en/map/section.ts';
import type { LatLng } from '../../service/core/great-circle.ts';
import { useText } from '../rendering/text.tsx';
import { areaAround } from './pins.ts';
import { SectionMap } from './section-map.tsx';

// loaded only if the browser can draw it
const DrawnPlace = lazy(() => import('./drawn-place.tsx'));

/** Degrees on either side within which attractions are named. */
const reach = 0.4;

interface PlaceMapProps {
  name: string;
  /** The address of its page. */
  to: string;
  at: LatLng;
}

/** A product on our own map, north up, with the landmarks and attractions around it. */
export default function PlaceMap({ name, to, at }: PlaceMapProps) {
  const t = useText();
  return (
    <SectionMap area={areaAround(at, reach)} instead={t(mapSectionTexts.nearbyBelow)}>
      {(known, onBroken) => <DrawnPlace name={name} to={to} at={at} known={known} onBroken={onBroken} />}
    </SectionMap>
  );
}
