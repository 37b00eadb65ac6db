import { lazy } from 'react';
import type { LatLng } from '../../service/core/great-circle.ts';
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
  return (
    <SectionMap area={areaAround(at, reach)} instead="Nearby places are listed below.">
      {(known, onBroken) => <DrawnPlace name={name} to={to} at={at} known={known} onBroken={onBroken} />}
    </SectionMap>
  );
}
