import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { mapSectionTexts } from '../../messages/en/map/section.ts';
import type { LatLng } from '../../service/core/great-circle.ts';
import { useText } from '../rendering/text.tsx';
import { MapFrame } from './map-frame.tsx';
import type { MapAnswer } from './map-place.ts';
import type { Bounds } from './pins.ts';
import { type RouteLeg, type RoutePart, routeLegs, routeMarks } from './route-marks.ts';
import { useBaseMap } from './use-base-map.ts';

/** Marks are centred on their spots, and the map's buttons are on the right. */
const room = { top: 44, bottom: 44, left: 44, right: 76 };

interface DrawnRouteProps {
  name: string;
  parts: readonly RoutePart[];
  bounds: Bounds;
  known: MapAnswer;
  onBroken: () => void;
}

/**
 * The map of a route: straight lines between spots, dotted where a stop's position is unknown, with the numbers of the
 * parts at their ends.
 */
export default function DrawnRoute({ name, parts, bounds, known, onBroken }: DrawnRouteProps) {
  const t = useText();
  const { box, map, cover } = useBaseMap(bounds, known.tiles, onBroken, { sights: known.places, padding: room });
  // rounded down to half steps: zooming in a little changes nothing, and marks never get less room
  const [zoom, setZoom] = useState(0);
  const marks = useMemo(() => routeMarks(parts, zoom), [parts, zoom]);
  const line = useRef<SVGSVGElement>(null);
  const pins = useRef<HTMLDivElement>(null);
  const marked = useMarkedPart();
  // new marks are placed before they are painted
  useLayoutEffect(() => {
    if (!map) return;
    const place = () => {
      const legs = routeLegs(parts);
      const known = legs.filter(({ gap }) => !gap);
      const gaps = legs.filter(({ gap }) => gap);
      // the first is below both others
      for (const [index, drawn] of [legs, gaps, known].entries())
        line.current?.children[index]?.setAttribute('d', pathOf(map, drawn));
      for (const [index, pin] of [...(pins.current?.children ?? [])].entries()) {
        const mark = marks[index];
        if (!mark || !(pin instanceof HTMLElement)) continue;
        const { x, y } = map.project([mark.longitude, mark.latitude]);
        pin.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      }
    };
    place();
    cover(
      marks.map(({ latitude, longitude, label }) => {
        const size = label ? { wide: 28 + 7 * Math.max(0, label.length - 2), high: 28 } : { wide: 12, high: 12 };
        return { latitude, longitude, ...size, anchor: 'center' };
      }),
    );
    const rest = () => setZoom(Math.floor(map.getZoom() * 2) / 2);
    rest();
    const heard = [map.on('move', place), map.on('resize', place), map.on('zoomend', rest)];
    return () => {
      for (const one of heard) one.unsubscribe();
    };
  }, [map, cover, parts, marks]);
  return (
    <MapFrame label={t(mapSectionTexts.route, { name })} box={box} map={map} tiles={known.tiles}>
      <svg ref={line} aria-hidden="true" className="route-line">
        <path />
        <path />
        <path />
      </svg>
      <div ref={pins} aria-hidden="true">
        {marks.map(({ label, latitude, longitude, numbers }) => (
          <span
            key={`${latitude} ${longitude}`}
            className={label ? 'route-mark' : 'route-mark passed'}
            data-route-part={numbers[0]}
            data-marked={marked !== undefined && numbers.includes(marked) ? '' : undefined}
          >
            {label}
          </span>
        ))}
      </div>
    </MapFrame>
  );
}

function pathOf(map: MapLibre, legs: readonly RouteLeg[]): string {
  const pixel = ({ longitude, latitude }: LatLng) => {
    const { x, y } = map.project([longitude, latitude]);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return legs.map(({ from, to }) => `M${pixel(from)}L${pixel(to)}`).join('');
}

const partAround = (target: unknown) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-route-part]') : null;

/** The number of the part that is pointed at or has the focus, in the route's list or by its mark; it is highlighted in both. */
function useMarkedPart(): number | undefined {
  const [marked, mark] = useState<number>();
  useEffect(() => {
    const point = ({ target }: Event) => {
      const part = partAround(target) ?? partAround(document.activeElement);
      mark(part ? Number(part.dataset['routePart']) : undefined);
    };
    // links in the list are reached with the keyboard
    const events = ['pointerover', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, point);
    return () => {
      for (const event of events) document.removeEventListener(event, point);
    };
  }, []);
  useEffect(() => {
    const part = document.querySelector<HTMLElement>(`li[data-route-part="${marked}"]`);
    if (!part) return;
    part.dataset['marked'] = '';
    return () => {
      delete part.dataset['marked'];
    };
  }, [marked]);
  return marked;
}
