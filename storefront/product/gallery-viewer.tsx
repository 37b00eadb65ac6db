import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isDrawn, type PictureData } from '../../service/catalog/picture-data.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture, type PictureKind } from '../ui/picture.tsx';

/** A mouse that was dragged this far sideways turns the page. */
const swipe = 48;

const arrow =
  'grid size-12 shrink-0 place-items-center rounded-full border border-line-strong bg-card text-ink hover:border-ink hover:bg-sunk';

export interface GalleryViewerProps {
  photos: readonly PictureData[];
  name: string;
  kind: PictureKind;
  start: number;
  onClose: () => void;
}

/** What scrolls is reached by keyboard. */
const reachable = { tabIndex: 0 } as const;
/** A press of an arrow key moves an enlarged photo by so many pixels. */
const step = 80;

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Full-screen viewer. A finger turns its pages as the browser does, up to the ends; next and previous wrap around, by
 * button, arrow key or a drag of the mouse. One photo can be enlarged and moved about.
 */
export default function GalleryViewer({ photos, name, kind, start, onClose }: GalleryViewerProps) {
  const [at, setAt] = useState(start);
  const [large, setLarge] = useState(false);
  const track = useRef<HTMLUListElement>(null);
  const frame = useRef<HTMLLIElement>(null);
  const from = useRef<number>(undefined);
  const count = photos.length;

  function turn(by: number) {
    const next = (at + by + count) % count;
    setLarge(false);
    setAt(next);
    track.current?.scrollTo({ left: next * track.current.clientWidth, behavior: 'instant' });
  }
  function look() {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0 && !large) setAt(Math.round(scrollLeft / clientWidth));
  }
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const [x, y] = moves[event.key] ?? [0, 0];
    if (large) frame.current?.scrollBy(x * step, y * step);
    else if (x !== 0) turn(x);
    if (large || x !== 0) event.preventDefault();
  });
  const onOpen = useEffectEvent(() => {
    track.current?.scrollTo({ left: start * track.current.clientWidth, behavior: 'instant' });
  });
  useEffect(() => {
    onOpen();
    const press = (event: KeyboardEvent) => {
      if (Object.hasOwn(moves, event.key)) onPress(event);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  useEffect(() => {
    const box = frame.current;
    if (large && box) box.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2);
  }, [large]);

  function lift(event: PointerEvent) {
    const moved = from.current === undefined ? 0 : event.clientX - from.current;
    from.current = undefined;
    if (Math.abs(moved) > swipe) turn(moved < 0 ? 1 : -1);
  }
  const image = photos[at];
  if (!image) return null;
  return (
    <Dialog open onClose={onClose} title={`Photos of ${name}`} size="full" hideTitle>
      <div className="flex h-[calc(100dvh-110px)] low:h-auto flex-col items-center justify-center gap-4">
        <ul
          ref={track}
          {...reachable}
          aria-label="Photos"
          onScroll={look}
          onPointerDown={({ pointerType, clientX }) => {
            if (pointerType === 'mouse' && !large) from.current = clientX;
          }}
          onPointerUp={lift}
          className={`flex min-h-0 w-full grow snap-x snap-mandatory select-none [scrollbar-width:none] ${large ? 'overflow-hidden' : 'overflow-x-auto'}`}
        >
          {photos.map((photo, place) => {
            const shown = place === at;
            return (
              <li
                key={photo.url}
                ref={shown ? frame : undefined}
                aria-hidden={!shown}
                className={`size-full shrink-0 snap-center snap-always ${shown && large ? 'overflow-auto' : 'flex items-center justify-center overflow-hidden'}`}
              >
                <Shown
                  image={photo}
                  kind={kind}
                  large={shown && large}
                  // who turns the page does not wait
                  near={shown || [(at + 1) % count, (at - 1 + count) % count].includes(place)}
                />
              </li>
            );
          })}
        </ul>
        <p className="text-center text-sm text-ink-soft">
          {isDrawn(image) ? (
            <>
              <strong className="me-2 rounded-full bg-sunk px-2.5 py-0.5 text-xs font-medium">Illustration</strong>
              {image.alt.replace(/^Illustration: /, '')}
            </>
          ) : (
            image.alt
          )}
        </p>
        <div className="flex items-center gap-6">
          <button type="button" className={arrow} onClick={() => turn(-1)}>
            <Icon name="chevron-left" size={22} />
            <span className="sr-only">Previous photo</span>
          </button>
          <p aria-live="polite" className="min-w-20 text-center font-semibold tabular-nums">
            <span className="sr-only">Photo </span>
            {at + 1} / {count}
          </p>
          <button type="button" className={arrow} onClick={() => turn(1)} data-autofocus>
            <Icon name="chevron-right" size={22} />
            <span className="sr-only">Next photo</span>
          </button>
          <button type="button" className={arrow} aria-pressed={large} onClick={() => setLarge(!large)}>
            <Icon name={large ? 'zoom-out' : 'zoom-in'} size={22} />
            <span className="sr-only">Enlarge photo</span>
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function Shown({ image, kind, large, near }: { image: PictureData; kind: PictureKind; large: boolean; near: boolean }) {
  const { url, srcSet, alt, width, height } = image;
  return (
    <Picture
      src={url}
      kind={kind}
      srcSet={srcSet}
      sizes={`min(${large ? 200 : 100}vw, ${width}px)`}
      alt={alt}
      width={width}
      height={height}
      priority={near}
      draggable={false}
      className={large ? 'h-auto w-[200%] max-w-none' : 'max-h-full w-auto max-w-full rounded-card object-contain!'}
    />
  );
}
