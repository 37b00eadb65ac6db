import { useEffect, useRef } from 'react';
import type { LatLng } from '../../service/core/crow-flies.ts';
import { Icon } from '../ui/icon.tsx';
import { areaAround } from './area-around.ts';
import type { MapAnswer } from './map-place.ts';

import { isStill, useBaseMap } from './use-base-map.ts';

interface DrawnPlaceProps {
  name: string;
  /** Its page. */
  to: string;
  at: LatLng;
  known: MapAnswer;
  onBroken: () => void;
}

/** Degrees to either side that are seen at first. */
const seen = 0.1;

/** The map of one place, drawn. */
export default function DrawnPlace({ name, to, at, known, onBroken }: DrawnPlaceProps) {
  const { west, south, east, north } = areaAround(at, seen);
  const sights = known.places.filter((place) => place.to !== to);
  const { box, map } = useBaseMap(
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
    // the page is scrolled over it; it is zoomed by its buttons
    map.scrollZoom.disable();
    const heard = map.on('move', place);
    return () => heard.unsubscribe();
  }, [map, at.latitude, at.longitude]);
  const zoom = (by: number) => map?.zoomTo(map.getZoom() + by, { animate: !isStill() });
  const round = 'grid size-11 place-items-center bg-card text-ink hover:bg-sunk';
  return (
    <section aria-label={`Map around ${name}`} className="absolute inset-0 overflow-hidden">
      <div ref={box} className="absolute inset-0" data-drawn={map ? '' : undefined} />
      {map ? (
        <span
          ref={pin}
          aria-hidden="true"
          className="pointer-events-none absolute top-0 left-0 grid size-11 place-items-center rounded-full rounded-br-none border-2 border-card bg-accent text-on-accent shadow-card"
        >
          <Icon name="map-pin" size={20} className="-rotate-45" />
        </span>
      ) : null}
      <div className="absolute right-3 bottom-3 overflow-hidden rounded-field border border-line-strong shadow-card">
        <button type="button" className={round} onClick={() => zoom(1)}>
          <Icon name="plus" size={18} />
          <span className="sr-only">Zoom in</span>
        </button>
        <button type="button" className={`${round} border-t border-line`} onClick={() => zoom(-1)}>
          <Icon name="minus" size={18} />
          <span className="sr-only">Zoom out</span>
        </button>
      </div>
      <p className="absolute bottom-0 left-0 rounded-tr-field bg-card/80 px-2 text-[11px] text-ink-soft">
        {known.tiles ? known.tiles.credit : 'Natural Earth, DataMeet, GeoNames'}
      </p>
    </section>
  );
}
