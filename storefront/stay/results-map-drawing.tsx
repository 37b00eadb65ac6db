import { cities, islands, mainland } from './india-outline.ts';
import {
  gridLines,
  latitudeAt,
  type Marker,
  namesWithRoom,
  onMap,
  onScreen,
  ringsAround,
  type Size,
  scaleBar,
  type View,
} from './results-map-geometry.ts';

/** Land, sea, lines of degrees, a few names and a scale. The markers over it say what matters. */
export function ResultsMapDrawing({ view, size, markers }: { view: View; size: Size; markers: readonly Marker[] }) {
  const { width, height } = size;
  const screen = ([longitude, latitude]: readonly [number, number]) => onScreen(onMap(longitude, latitude), view, size);
  const outline = (points: readonly (readonly [number, number])[]) =>
    `M${points
      .map(screen)
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}Z`;
  const left = view.x - view.across / 2;
  const down = (view.across * height) / width;
  const [south, north] = [latitudeAt(view.y + down / 2), latitudeAt(view.y - down / 2)];
  const scale = scaleBar(view, size);
  const names = namesWithRoom(
    cities.map(({ name, at }) => ({ name, at: screen(at) })),
    markers.map(({ at }) => at),
    size,
  );
  const middle = ringsAround(
    cities.map(({ at }) => screen(at)),
    view,
    size,
  );
  return (
    <svg width={width} height={height} aria-hidden="true" className="block">
      <path
        d={[mainland, ...islands].map(outline).join('')}
        className="fill-paper stroke-line-strong dark:fill-sunk"
        strokeWidth="1.5"
      />
      <g className="stroke-support/15">
        {gridLines(left, left + view.across, view.across).map((longitude) => (
          <path key={longitude} d={`M${screen([longitude, 0]).x} 0V${height}`} />
        ))}
        {gridLines(south, north, view.across).map((latitude) => (
          <path key={latitude} d={`M0 ${screen([0, latitude]).y}H${width}`} />
        ))}
      </g>
      {middle
        ? [1, 2, 3].map((times) => (
            <g key={times}>
              <circle
                cx={middle.x}
                cy={middle.y}
                r={times * scale.pixels}
                className="fill-support/6 stroke-support/45"
                strokeDasharray="2 6"
                strokeWidth="1.5"
              />
              <text
                x={middle.x}
                y={middle.y + times * scale.pixels - 6}
                textAnchor="middle"
                className="fill-support text-[12px] font-semibold"
              >
                {times * scale.kilometres} km
              </text>
            </g>
          ))
        : null}
      {names.map(({ name, at: { x, y } }) => (
        <g key={name} className="fill-ink-soft text-[12px] font-medium">
          <circle cx={x} cy={y} r={view.across < 8 ? 4 : 2.5} />
          <text x={x + 7} y={y + 4}>
            {name}
          </text>
        </g>
      ))}
      <g transform={`translate(16 ${height - 20})`} className="fill-ink-soft text-[12px] font-semibold">
        <path d={`M0 -5V0H${scale.pixels}V-5`} className="fill-none stroke-ink-soft" strokeWidth="1.5" />
        <text y="-8">{scale.kilometres} km</text>
      </g>
    </svg>
  );
}
