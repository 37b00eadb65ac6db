import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { mapPlacesTexts } from '../../messages/en/map/places.ts';
import { areaText } from '../../service/catalog/lists/area.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { MapCards } from './map-cards.tsx';
import { MapCredit } from './map-credit.tsx';
import { MapPins } from './map-pins.tsx';
import type { MapPlace, Tiles } from './map-place.ts';
import { type Bounds, boundsAround } from './pins.ts';
import { overlayPadding, prefersReducedMotion, useBaseMap } from './use-base-map.ts';
import { useMarkedCard } from './use-marked-card.ts';

const roundButton = 'grid size-11 place-items-center bg-card text-ink hover:bg-sunk';
const pill =
  'min-h-11 rounded-full border border-line-strong bg-card px-4 text-sm font-semibold text-ink shadow-card hover:bg-sunk';

interface PlacesMapProps {
  places: readonly MapPlace[];
  tiles: Tiles | null;
  /** The bounds that are shown at first, and whenever `requested` changes while `follow` is true. */
  show: Bounds;
  requested: string;
  follow: boolean;
  what: string;
  wide: boolean;
  onArea: (area: string) => void;
  onBroken: () => void;
}

/** The map with a pin for each place, and its controls. */
export default function PlacesMap({
  places,
  tiles,
  show,
  requested,
  follow,
  what,
  wide,
  onArea,
  onBroken,
}: PlacesMapProps) {
  const t = useText();
  const { box, map, cover } = useBaseMap(show, tiles, onBroken);
  const [moved, setMoved] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [marked, mark] = useMarkedCard();

  const look = (bounds: Bounds) =>
    map?.fitBounds([...bounds], { padding: overlayPadding(), maxZoom: 15, animate: !prefersReducedMotion() });
  const showAll = useEffectEvent(() => {
    setMoved(false);
    setChosen(undefined);
    if (follow) look(show);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search shows other bounds
  useEffect(() => showAll(), [requested]);
  useEffect(() => {
    if (!map) return;
    const end = (event: { originalEvent?: unknown }) => event.originalEvent && setMoved(true);
    const heard = map.on('moveend', end);
    return () => heard.unsubscribe();
  }, [map]);

  function zoom(by: 1 | -1) {
    map?.zoomTo(map.getZoom() + by, { animate: !prefersReducedMotion() });
    setMoved(true);
  }
  function choose(place: MapPlace) {
    setChosen(place.id);
    document
      .getElementById(place.id)
      ?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }
  return (
    <>
      <div ref={box} className="absolute inset-0" data-drawn={map ? '' : undefined} />
      {map ? (
        <MapPins
          map={map}
          places={places}
          what={what}
          marked={marked}
          chosen={chosen}
          onMark={mark}
          onChoose={choose}
          onCover={cover}
          onCloser={(inside) => {
            const bounds = boundsAround(inside);
            if (bounds) look(bounds);
            setMoved(true);
          }}
        />
      ) : (
        <p role="status" className="absolute inset-0 grid place-items-center text-ink-soft">
          {t(mapPlacesTexts.loading)}
        </p>
      )}
      <div className="pointer-events-none absolute inset-x-3 top-[max(12px,env(safe-area-inset-top))] flex flex-wrap justify-end gap-2 max-lg:ps-24 lg:justify-center *:pointer-events-auto">
        {moved && map ? (
          <button type="button" className={pill} onClick={() => onArea(seenOf(map))}>
            {t(mapPlacesTexts.searchArea)}
          </button>
        ) : null}
        {moved && places.length > 0 ? (
          <button
            type="button"
            className={pill}
            onClick={() => {
              look(boundsAround(places) ?? show);
              setMoved(false);
            }}
          >
            {t(mapPlacesTexts.showAll, { count: places.length })}
          </button>
        ) : null}
      </div>
      <div className="absolute right-3 bottom-3 grid justify-items-end gap-2 max-lg:bottom-38">
        <div className="overflow-hidden rounded-field border border-line-strong shadow-card">
          <button type="button" className={roundButton} onClick={() => zoom(1)}>
            <Icon name="plus" size={18} />
            <span className="sr-only">{t(mapPlacesTexts.zoomIn)}</span>
          </button>
          <button type="button" className={`${roundButton} border-t border-line`} onClick={() => zoom(-1)}>
            <Icon name="minus" size={18} />
            <span className="sr-only">{t(mapPlacesTexts.zoomOut)}</span>
          </button>
        </div>
      </div>
      <MapCards places={places} what={what} wide={wide} chosen={chosen} onChoose={setChosen} />
      <MapCredit tiles={tiles} />
    </>
  );
}

/** The visible area of the map, as a search parameter. */
function seenOf(map: MapLibre): string {
  const bounds = map.getBounds();
  return areaText({
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  });
}
