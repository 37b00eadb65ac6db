import type { Map as MapLibre } from 'maplibre-gl';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { mapSectionTexts } from '../../messages/en/map/section.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { MapCredit } from './map-credit.tsx';
import type { Tiles } from './map-place.ts';
import { prefersReducedMotion } from './use-base-map.ts';

interface MapFrameProps {
  label: string;
  box: RefObject<HTMLDivElement | null>;
  map: MapLibre | null;
  tiles: Tiles | null;
  /** Rendered on top of the map. */
  children: ReactNode;
}

/** A map within a page: overlays, its two buttons and its attribution. */
export function MapFrame({ label, box, map, tiles, children }: MapFrameProps) {
  const t = useText();
  useEffect(() => {
    // scrolling moves the page; the map is zoomed with its buttons
    map?.scrollZoom.disable();
  }, [map]);
  const zoom = (by: number) => map?.zoomTo(map.getZoom() + by, { animate: !prefersReducedMotion() });
  const round = 'grid size-11 place-items-center bg-card text-ink hover:bg-sunk';
  return (
    <section aria-label={label} className="absolute inset-0 overflow-hidden">
      <div ref={box} className="absolute inset-0" data-drawn={map ? '' : undefined} />
      {map ? children : null}
      <div className="absolute right-3 bottom-3 overflow-hidden rounded-field border border-line-strong shadow-card">
        <button type="button" className={round} onClick={() => zoom(1)}>
          <Icon name="plus" size={18} />
          <span className="sr-only">{t(mapSectionTexts.zoomIn)}</span>
        </button>
        <button type="button" className={`${round} border-t border-line`} onClick={() => zoom(-1)}>
          <Icon name="minus" size={18} />
          <span className="sr-only">{t(mapSectionTexts.zoomOut)}</span>
        </button>
      </div>
      <MapCredit tiles={tiles} />
    </section>
  );
}
