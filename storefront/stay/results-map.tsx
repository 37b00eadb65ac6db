import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useAsked } from '../device/use-asked.ts';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import { ResultsMapDrawing } from './results-map-drawing.tsx';
import {
  fitView,
  type MapPlace,
  type Marker,
  markersOf,
  moved,
  onMap,
  type Size,
  type View,
  zoomed,
} from './results-map-geometry.ts';

/** A finger that moved less than this has pressed. */
const slip = 6;
const roundButton = 'grid size-11 place-items-center bg-card text-ink hover:bg-sunk disabled:opacity-40';
const pill =
  'absolute -translate-x-1/2 -translate-y-1/2 rounded-full border border-line bg-card px-3 py-1.5 text-sm font-semibold whitespace-nowrap text-ink shadow-card hover:z-10 hover:bg-ink hover:text-paper focus-visible:z-10 max-md:py-2.5';

/** Where the results are, on a map that we draw; loaded when it is opened. `query`: the search as it stands. */
export default function ResultsMap({ query }: { query: string }) {
  const { latest, error, again } = useAsked(query, async (signal) => {
    const answer = await fetch(`${urls.stayMap}?${query}`, { signal });
    if (!answer.ok) throw new Error(String(answer.status));
    // our own resource answers with that (routes/stay-map.ts)
    return { query, places: (await answer.json()) as MapPlace[] };
  });
  const places = error ? null : latest?.places;
  return (
    <section
      aria-label="Map of the results"
      className="relative h-[min(70dvh,520px)] overflow-hidden rounded-card border border-line bg-support-soft"
    >
      {places?.length ? <FoundOnMap key={latest?.query} places={places} /> : null}
      {places === undefined ? (
        <p role="status" className="grid h-full place-items-center text-ink-soft">
          Loading the map
        </p>
      ) : null}
      {places === null ? (
        <div role="alert" className="grid h-full place-content-center justify-items-center gap-3">
          <p>The map could not be loaded.</p>
          <button type="button" className="min-h-11 font-semibold underline" onClick={again}>
            Try Again
          </button>
        </div>
      ) : null}
      {places?.length === 0 ? (
        <p className="grid h-full place-items-center px-6 text-center text-ink-soft">
          These stays have no location on the map yet.
        </p>
      ) : null}
    </section>
  );
}

function FoundOnMap({ places }: { places: readonly MapPlace[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 960, height: 520 });
  const [chosen, setChosen] = useState<View>();
  const drag = useRef<{ x: number; y: number; view: View; far: boolean }>(undefined);
  const points = places.map(({ longitude, latitude }) => onMap(longitude, latitude));
  const whole = fitView(points, size);
  const view = chosen ?? whole;
  const markers = markersOf(places, view, size);

  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);

  function move(event: PointerEvent) {
    const from = drag.current;
    if (!from) return;
    const by = { x: event.clientX - from.x, y: event.clientY - from.y };
    if (!from.far && Math.hypot(by.x, by.y) < slip) return;
    if (!from.far) event.currentTarget.setPointerCapture(event.pointerId);
    from.far = true;
    setChosen(moved(from.view, by, size));
  }
  function open(marker: Marker) {
    const inside = marker.places.map(({ longitude, latitude }) => onMap(longitude, latitude));
    setChosen(fitView(inside, size));
  }
  return (
    <>
      <div
        ref={box}
        className="absolute inset-0 cursor-grab touch-none select-none active:cursor-grabbing"
        onPointerDown={(event) => {
          drag.current = { x: event.clientX, y: event.clientY, view, far: false };
        }}
        onPointerMove={move}
        onPointerUp={() => {
          drag.current = undefined;
        }}
        onPointerCancel={() => {
          drag.current = undefined;
        }}
      >
        <ResultsMapDrawing view={view} size={size} markers={markers} />
      </div>
      <ul aria-label="Stays on the map">
        {markers.map((marker) => (
          <li key={marker.places[0]?.slug}>
            <MarkerOf marker={marker} onOpen={() => open(marker)} />
          </li>
        ))}
      </ul>
      <div className="absolute right-3 bottom-3 overflow-hidden rounded-field border border-line-strong shadow-card">
        <button type="button" className={roundButton} onClick={() => setChosen(zoomed(view, 0.5))}>
          <Icon name="plus" size={18} />
          <span className="sr-only">Zoom in</span>
        </button>
        <button
          type="button"
          className={`${roundButton} border-t border-line`}
          onClick={() => setChosen(zoomed(view, 2))}
        >
          <Icon name="minus" size={18} />
          <span className="sr-only">Zoom out</span>
        </button>
      </div>
      {chosen ? (
        <button
          type="button"
          onClick={() => setChosen(undefined)}
          className="absolute top-3 right-3 min-h-11 rounded-full border border-line-strong bg-card px-4 text-sm font-semibold text-ink shadow-card hover:bg-sunk"
        >
          Show all {places.length}
        </button>
      ) : null}
    </>
  );
}

function MarkerOf({ marker: { at, places }, onOpen }: { marker: Marker; onOpen: () => void }) {
  const [first] = places;
  if (!first) return null;
  const style = { left: at.x, top: at.y };
  if (places.length > 1) {
    return (
      <button type="button" onClick={onOpen} className={`${pill} bg-support text-paper`} style={style}>
        {places.length}
        <span className="sr-only"> stays around {first.name}: look closer</span>
      </button>
    );
  }
  return (
    <a
      href={`#stay-${first.slug}`}
      title={first.name}
      onClick={() => pointOut(first.slug)}
      className={pill}
      style={style}
    >
      <span className="sr-only">{first.name}, </span>
      {first.price}
    </a>
  );
}

/** The card takes the focus when the page has moved to it. */
function pointOut(slug: string) {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[id="stay-${slug}"] h3 a`)?.focus());
}
