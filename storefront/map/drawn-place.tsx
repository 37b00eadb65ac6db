import { useEffect, useRef } from 'react';
import { mapSectionTexts } from '../../messages/en/map/section.ts';
import type { LatLng } from '../../service/core/great-circle.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { MapFrame } from './map-frame.tsx';
import type { MapAnswer } from './map-place.ts';
import { areaAround } from './pins.ts';
import { useBaseMap } from './use-base-map.ts';

interface DrawnPlaceProps {
  name: string;
  /** The address of its page. */
  to: string;
  at: LatLng;
  known: MapAnswer;
  onBroken: () => void;
}

/** Degrees to either side that are visible at first. */
const seen = 0.1;

/** The drawn map of one place. */
export default function DrawnPlace({ name, to, at, known, onBroken }: DrawnPlaceProps) {
  const t = useText();
  const { west, south, east, north } = areaAround(at, seen);
  const sights = known.places.filter((place) => place.to !== to);
  const { box, map, cover } = useBaseMap(
    [
      [west, south],
      [east, north],
    ],
    known.tiles,
    onBroken,
    { sights, padding: 16 },
  );
  const pin = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!map) return;
    const place = () => {
      const { x, y } = map.project([at.longitude, at.latitude]);
      if (pin.current) pin.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, -53px) rotate(45deg)`;
    };
    place();
    cover([{ ...at, wide: 44, high: 54, anchor: 'bottom' }]);
    const heard = map.on('move', place);
    return () => heard.unsubscribe();
  }, [map, cover, at]);
  return (
    <MapFrame label={t(mapSectionTexts.around, { name })} box={box} map={map} tiles={known.tiles}>
      <span
        ref={pin}
        aria-hidden="true"
        className="pointer-events-none absolute top-0 left-0 grid size-11 place-items-center rounded-full rounded-br-none border-2 border-card bg-accent text-on-accent shadow-card"
      >
        <Icon name="map-pin" size={20} className="-rotate-45" />
      </span>
    </MapFrame>
  );
}
