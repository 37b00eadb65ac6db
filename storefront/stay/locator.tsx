import ExternalLink from 'lucide-react/icons/external-link';
import type { StayPageData } from '../../service/catalog/stays/stay-page-data.ts';
import { distanceText } from '../../service/catalog/stays/stay-page-data.ts';
import { half, ringRadius, type Spot, spread, stretch } from './locator-rings.ts';

const size = { width: 2 * half.width, height: 2 * half.height } as const;
const centre = { x: half.width, y: half.height } as const;
const rings = [1, 5, 25] as const;

/** A drawn locator: the stay in the middle, what is nearby on rings of distance. Nothing is asked of other sites. */
export function Locator({ stay }: { stay: StayPageData }) {
  const { latitude, longitude } = stay;
  const known = latitude !== null && longitude !== null;
  const map = known
    ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(stay.location)}`;
  return (
    <div className="overflow-hidden rounded-card border border-line bg-support-soft">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={`${stay.name} with ${stay.nearby.length} nearby places on rings of distance`}
        className="block w-full"
      >
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
              className="fill-support text-[12px] font-semibold max-md:text-[22px]"
            >
              {kilometres} km
            </text>
          </g>
        ))}
        {spread(stay.nearby).map((spot) => (
          <Place key={spot.place.id} spot={spot} />
        ))}
        <circle cx={centre.x} cy={centre.y} r="16" className="fill-accent/25" />
        <circle cx={centre.x} cy={centre.y} r="8" className="fill-accent stroke-card" strokeWidth="3" />
      </svg>
      <div className="flex flex-wrap items-center justify-between gap-3 bg-card px-5 py-3">
        <p className="text-sm text-ink-soft">
          {stay.location}
          {known ? ` · ${latitude.toFixed(4)}° N, ${longitude.toFixed(4)}° E` : ''}
          <span> · rings show distance, not direction</span>
        </p>
        <a
          href={map}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline underline-offset-4"
        >
          Open in OpenStreetMap
          <ExternalLink aria-hidden="true" size={16} />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
    </div>
  );
}

function Place({ spot: { place, x: fromMiddle, y: below, right } }: { spot: Spot }) {
  const x = centre.x + fromMiddle;
  const y = centre.y + below;
  const at = right ? x + 10 : x - 10;
  return (
    <g>
      <circle cx={x} cy={y} className="fill-support [r:5px] max-md:[r:9px]" />
      <text
        x={at}
        y={y + 1}
        textAnchor={right ? 'start' : 'end'}
        className="fill-ink text-[14px] font-semibold max-md:hidden"
      >
        {place.name}
      </text>
      <text x={at} y={y + 17} textAnchor={right ? 'start' : 'end'} className="fill-ink-soft text-[12px] max-md:hidden">
        {distanceText(place.distance)}
      </text>
    </g>
  );
}
