import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { adminBuilderTexts } from '../../messages/en/admin/builder.ts';
import type { LatLng } from '../../service/core/great-circle.ts';
import { MapFrame } from '../../storefront/map/map-frame.tsx';
import { areaAround, type Bounds } from '../../storefront/map/pins.ts';
import { useBaseMap } from '../../storefront/map/use-base-map.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Icon } from '../../storefront/ui/icon.tsx';
import { coordinate, keyStep } from './pin-position.ts';

const india: Bounds = [
  [68, 7],
  [97.5, 36],
];

/** Degrees to either side of a town that are visible at first. */
const town = 0.12;

function around(place: LatLng): Bounds {
  const { west, south, east, north } = areaAround(place, town);
  return [
    [west, south],
    [east, north],
  ];
}

interface Props {
  at: LatLng | null;
  near: LatLng | null;
  onMove: (to: LatLng) => void;
  onBroken: () => void;
}

/** Our own map with one pin, which is put by a press, dragged, or moved by the arrow keys. */
export default function PinMap({ at, near, onMove, onBroken }: Props) {
  const t = useText();
  const first = at ?? near;
  const { box, map } = useBaseMap(first ? around(first) : india, null, onBroken, { padding: 16 });
  const [, setView] = useState(0);
  const moved = useRef(onMove);
  useEffect(() => {
    moved.current = onMove;
  });
  useEffect(() => {
    if (!map) return;
    const press = map.on('click', ({ lngLat }) => moved.current({ latitude: lngLat.lat, longitude: lngLat.lng }));
    const view = map.on('move', () => setView((count) => count + 1));
    return () => {
      press.unsubscribe();
      view.unsubscribe();
    };
  }, [map]);
  const [latitude, longitude] = [at?.latitude, at?.longitude];
  useEffect(() => {
    // typed coordinates may be anywhere
    if (!map || latitude === undefined || longitude === undefined) return;
    if (!map.getBounds().contains([longitude, latitude])) map.setCenter([longitude, latitude]);
  }, [map, latitude, longitude]);

  const spot = map?.project(at ? [at.longitude, at.latitude] : map.getCenter());
  function put(x: number, y: number) {
    if (!map) return;
    const { lat, lng } = map.unproject([x, y]);
    onMove({ latitude: lat, longitude: lng });
  }
  function press(event: KeyboardEvent) {
    const step = keyStep(event.key, event.shiftKey);
    if (!spot || !step) return;
    event.preventDefault();
    put(spot.x + step[0], spot.y + step[1]);
  }
  function drag({ currentTarget, clientX, clientY, pointerId }: PointerEvent) {
    const frame = box.current?.getBoundingClientRect();
    if (frame && currentTarget.hasPointerCapture(pointerId)) put(clientX - frame.left, clientY - frame.top);
  }
  return (
    <MapFrame label={t(adminBuilderTexts.mapTitle)} box={box} map={map} tiles={null}>
      <button
        type="button"
        onClick={() => (at || !spot ? undefined : put(spot.x, spot.y))}
        onKeyDown={press}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        style={{ transform: `translate(${spot?.x ?? 0}px, ${spot?.y ?? 0}px) translate(-50%, -100%)` }}
        className={`absolute top-0 left-0 grid size-11 touch-none place-items-center ${at ? '' : 'opacity-60'}`}
      >
        <span
          aria-hidden="true"
          className="grid size-9 rotate-45 place-items-center rounded-full rounded-br-none border-2 border-card bg-accent text-on-accent shadow-card"
        >
          <Icon name="map-pin" size={18} className="-rotate-45" />
        </span>
        <span className="sr-only">
          {at
            ? t(adminBuilderTexts.pinAt, {
                latitude: coordinate(at.latitude),
                longitude: coordinate(at.longitude),
              })
            : t(adminBuilderTexts.noPin)}
        </span>
      </button>
    </MapFrame>
  );
}
