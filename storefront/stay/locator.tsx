import { lazy, Suspense, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { half, ringRadius, stretch } from './locator-rings.ts';
import type { SpotView, StayPageView } from './stay-page-view.ts';

const MapPreview = lazy(() => import('./map-preview.tsx'));

const size = { width: 2 * half.width, height: 2 * half.height } as const;
const centre = { x: half.width, y: half.height } as const;
const rings = [1, 5, 25] as const;

/**
 * A drawn locator: the stay in the middle, what is nearby on rings of distance. Nothing is asked of other sites until
 * somebody wants their map.
 */
export function Locator({ stay: { name, location, place, spots } }: { stay: StayPageView }) {
  const [map, setMap] = useState(false);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-support-soft">
      {map && place ? (
        <Suspense fallback={<div className="aspect-2/1 min-h-80 w-full" />}>
          <MapPreview name={name} {...place} />
        </Suspense>
      ) : spots.length === 0 ? null : (
        <Drawing label={`${name} with ${spots.length} nearby places on rings of distance`} spots={spots} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 bg-card px-5 py-3">
        <p className="text-sm text-ink-soft">
          {location}
          {place ? ` · ${place.text}` : ''}
          {map || spots.length === 0 ? '' : ' · rings show distance, not direction'}
        </p>
        <div className="flex flex-wrap items-center gap-x-5">
          {place ? (
            <button
              type="button"
              aria-pressed={map}
              onClick={() => setMap(!map)}
              className="needs-script inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline underline-offset-4"
            >
              <Icon name="map-pin" size={17} />
              {map ? 'Hide the map' : 'Show on a map'}
            </button>
          ) : null}
          <a
            href={mapAddress(location, place)}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline underline-offset-4"
          >
            Open in OpenStreetMap
            <Icon name="external-link" size={16} />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </div>
      </div>
    </div>
  );
}

function mapAddress(location: string, place: StayPageView['place']): string {
  if (!place) return `https://www.openstreetmap.org/search?query=${encodeURIComponent(location)}`;
  const { latitude, longitude } = place;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}

function Drawing({ label, spots }: { label: string; spots: readonly SpotView[] }) {
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label} className="block w-full">
      {rings.map((kilometres) => (
        <g key={kilometres}>
          <ellipse
            cx={centre.x}
            cy={centre.y}
            rx={ringRadius(kilometres) * stretch}
            ry={ringRadius(kilometres)}
            className="fill-none stroke-support/35"
            strokeDasharray="2 6"
            strokeWidth="1.5"
          />
          <text
            x={centre.x}
            y={centre.y + ringRadius(kilometres) - 6}
            textAnchor="middle"
            className="fill-support text-[12px] font-semibold max-md:text-[22px] lg:text-[9px]"
          >
            {kilometres} km
          </text>
        </g>
      ))}
      {spots.map((spot) => (
        <Spot key={spot.id} spot={spot} />
      ))}
      <circle cx={centre.x} cy={centre.y} r="16" className="fill-accent/25" />
      <circle cx={centre.x} cy={centre.y} r="8" className="fill-accent stroke-card" strokeWidth="3" />
    </svg>
  );
}

function Spot({ spot: { name, distance, x: fromMiddle, y: below, right } }: { spot: SpotView }) {
  const x = centre.x + fromMiddle;
  const y = centre.y + below;
  const at = right ? x + 10 : x - 10;
  const anchor = right ? 'start' : 'end';
  return (
    <g className="text-[14px] font-semibold lg:text-[10px]">
      <circle cx={x} cy={y} className="fill-support [r:5px] max-md:[r:9px]" />
      <text x={at} y={y + 1} textAnchor={anchor} className="fill-ink max-md:hidden">
        {name}
      </text>
      <text
        x={at}
        y={y + 17}
        textAnchor={anchor}
        className="fill-ink-soft text-[12px] font-normal max-md:hidden lg:text-[9px]"
      >
        {distance}
      </text>
    </g>
  );
}
