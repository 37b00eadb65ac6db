import type { Map as MapLibre } from 'maplibre-gl';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { mapPlacesTexts } from '../../messages/en/map/places.ts';
import { Rich, useText } from '../rendering/text.tsx';
import type { Covered } from './base-data.ts';
import type { MapPlace } from './map-place.ts';
import { groupPins, type Pin } from './pins.ts';

export interface MapPinsProps {
  map: MapLibre;
  places: readonly MapPlace[];
  what: string;
  marked: string | undefined;
  chosen: string | undefined;
  onMark: (id: string | undefined) => void;
  onChoose: (place: MapPlace) => void;
  onCloser: (places: readonly MapPlace[]) => void;
  /** Called with the rooms of the pins, where labels would be hidden. */
  onCover: (covered: readonly Covered[]) => void;
}

/** A button for each visible place, or for several that would overlap; they move with the map. */
export function MapPins({ map, places, what, marked, chosen, onMark, onChoose, onCloser, onCover }: MapPinsProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  // the map has its own state; rendering only needs to know when it has come to rest
  const [rest, setRest] = useState(0);
  // half steps: zooming a little does not regroup the pins
  const zoom = Math.round(map.getZoom() * 2) / 2;
  const seen = map.getBounds();
  const pins = groupPins(places, zoom).filter(({ longitude, latitude }) => seen.contains([longitude, latitude]));

  const place = useEffectEvent(() => {
    for (const [index, element] of [...(list.current?.children ?? [])].entries()) {
      const pin = pins[index];
      const button = element.firstElementChild;
      if (!pin || !(button instanceof HTMLElement)) continue;
      const { x, y } = map.project([pin.longitude, pin.latitude]);
      button.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)`;
    }
  });
  useLayoutEffect(() => place());
  const cover = useEffectEvent(() => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    onCover(
      pins.map(({ latitude, longitude }, index) => {
        const { offsetWidth = 0, offsetHeight = 0 } = buttons[index] ?? {};
        return { latitude, longitude, wide: offsetWidth, high: offsetHeight, anchor: 'center' };
      }),
    );
  });
  const drawn = pins.map((pin) => `${pin.longitude} ${pin.latitude}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pins are elsewhere
  useEffect(() => cover(), [drawn]);
  useEffect(() => {
    const move = () => place();
    const end = () => setRest((times) => times + 1);
    const heard = [map.on('move', move), map.on('moveend', end), map.on('resize', end)];
    return () => {
      for (const one of heard) one.unsubscribe();
    };
  }, [map]);

  return (
    <ul
      ref={list}
      aria-label={t(mapPlacesTexts.onMap, { what: `${what[0]?.toUpperCase()}${what.slice(1)}` })}
      data-rest={rest}
    >
      {pins.map((pin) => (
        <li key={pin.places[0].id}>
          <PinButton
            pin={pin}
            what={what}
            marked={pin.places.some(({ id }) => id === marked)}
            chosen={pin.places.some(({ id }) => id === chosen)}
            onMark={(on) => onMark(on ? pin.places[0].id : undefined)}
            onPress={() => (pin.places.length > 1 ? onCloser(pin.places) : onChoose(pin.places[0]))}
          />
        </li>
      ))}
    </ul>
  );
}

function PinButton(props: {
  pin: Pin<MapPlace>;
  what: string;
  marked: boolean;
  chosen: boolean;
  onMark: (on: boolean) => void;
  onPress: () => void;
}) {
  const { places } = props.pin;
  const [first] = places;
  const one = places.length === 1;
  const hidden = (words: ReactNode) => <span className="sr-only">{words}</span>;
  return (
    <button
      type="button"
      className={one ? 'pin' : 'pin several'}
      title={one ? first.name : undefined}
      aria-pressed={one ? props.chosen : undefined}
      data-marked={props.marked || (props.chosen && !one) ? '' : undefined}
      onClick={props.onPress}
      onPointerEnter={() => one && props.onMark(true)}
      onPointerLeave={() => props.onMark(false)}
      onFocus={() => one && props.onMark(true)}
      onBlur={() => props.onMark(false)}
    >
      {one ? (
        <Rich message={mapPlacesTexts.pin} values={{ name: first.name, price: first.price, hidden }} />
      ) : (
        <Rich
          message={mapPlacesTexts.pins}
          values={{ count: places.length, what: props.what, name: first.name, hidden }}
        />
      )}
    </button>
  );
}
