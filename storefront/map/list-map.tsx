import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { mapListTexts } from '../../messages/en/map/list.ts';
import { readArea } from '../../service/catalog/lists/area.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { useQuery } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import { canDraw } from './can-draw.ts';
import type { MapAnswer } from './map-place.ts';
import { type Bounds, boundsAround } from './pins.ts';

// loaded only if the browser can draw it
const PlacesMap = lazy(() => import('./places-map.tsx'));

/** The height of the page's header plus a margin, in pixels. */
const belowHeader = 88;

/** All of India, for a search without a place. */
const india: Bounds = [
  [68, 6.5],
  [97.5, 35.8],
];

export interface ListMapProps {
  /** The list's address with the chosen filters. */
  address: string;
  /** 'stays' */
  what: string;
  onClose: () => void;
}

/** The map of the results, beside the list on wide screens and over it on small ones; loaded when it is opened. */
export default function ListMap(props: ListMapProps) {
  const t = useText();
  const wide = useWide();
  const part = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search has another address
  useEffect(markOpen, [props.address]);
  // the map is as high as the viewport, so it fits only below the header
  useEffect(() => {
    const above = part.current?.getBoundingClientRect().top ?? 0;
    if (wide && above > belowHeader) window.scrollBy({ top: above - belowHeader, behavior: 'instant' });
  }, [wide]);
  const map = (
    <section
      ref={part}
      aria-label={t(mapListTexts.label)}
      className="relative h-full overflow-hidden bg-support-soft lg:rounded-card lg:border lg:border-line"
    >
      {canDraw() ? <Found {...props} wide={wide} /> : <NoMap what={props.what} />}
    </section>
  );
  if (wide) return map;
  return (
    <FullScreen onClose={props.onClose}>
      {map}
      <button
        type="button"
        onClick={props.onClose}
        className="absolute top-[max(12px,env(safe-area-inset-top))] left-3 z-10 flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card px-4 font-semibold text-ink shadow-card"
      >
        <Icon name="rows-3" size={18} />
        {t(mapListTexts.list)}
      </button>
    </FullScreen>
  );
}

/**
 * Adds the hash of an open map to the address, so that the back button reopens it; closing removes it (list-page.tsx).
 */
function markOpen(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}#map`);
}

function useWide(): boolean {
  const [wide, setWide] = useState(() => window.matchMedia('(width >= 1024px)').matches);
  useEffect(() => {
    const query = window.matchMedia('(width >= 1024px)');
    const change = () => setWide(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return wide;
}

function FullScreen({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t(mapListTexts.map)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none bg-paper p-0 text-ink"
    >
      {children}
    </dialog>
  );
}

function NoMap({ what }: { what: string }) {
  const t = useText();
  return (
    <p role="status" className="mx-auto grid h-full max-w-80 place-items-center p-6 text-center text-ink-soft">
      {t(mapListTexts.cannotShow, { what })}
    </p>
  );
}

function Found({ address, what, wide }: ListMapProps & { wide: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const { latest, error, again } = useQuery(address, async (signal) => {
    const answer = await fetch(addressIn(t.language, urls.mapOf(address)), { signal });
    if (!answer.ok) throw new Error(String(answer.status));
    // our own endpoint returns this (routes/list-map.ts)
    return { address, ...((await answer.json()) as MapAnswer) };
  });
  const [broken, setBroken] = useState(false);
  const [path, query] = address.split('?');
  const area = readArea(new URLSearchParams(query).get('area'));
  const requested: Bounds | undefined = area
    ? [
        [area.west, area.south],
        [area.east, area.north],
      ]
    : undefined;
  if (error || broken) {
    return (
      <div role="alert" className="grid h-full place-content-center justify-items-center gap-3">
        <p>{t(mapListTexts.failed)}</p>
        <button
          type="button"
          className="min-h-11 font-semibold underline"
          onClick={() => (broken ? setBroken(false) : again())}
        >
          {t(mapListTexts.tryAgain)}
        </button>
      </div>
    );
  }
  const loading = (
    <p role="status" className="grid h-full place-items-center text-ink-soft">
      {t(mapListTexts.loading)}
    </p>
  );
  if (!latest) return loading;
  return (
    <Suspense fallback={loading}>
      <PlacesMap
        places={latest.places}
        tiles={latest.tiles}
        // a chosen area stays as it is; anything else is shown completely
        show={requested ?? boundsAround(latest.places) ?? india}
        key={latest.tiles?.url}
        requested={latest.address}
        follow={requested === undefined}
        what={what}
        wide={wide}
        onArea={(area) => {
          const next = new URLSearchParams(query);
          next.set('area', area);
          void navigate(`${path}?${next}`, { preventScrollReset: true });
        }}
        onBroken={() => setBroken(true)}
      />
    </Suspense>
  );
}
