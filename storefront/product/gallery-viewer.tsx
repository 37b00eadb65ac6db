import { type PointerEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { productGalleryViewerTexts } from '../../messages/en/product/gallery-viewer.ts';
import { uiTexts } from '../../messages/en/ui.ts';
import { isDrawn, type PictureData } from '../../service/catalog/picture-data.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { useModal } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import type { PictureKind } from '../ui/picture.tsx';
import { ViewerPhoto } from './viewer-photo.tsx';
import { ViewerThumbnails } from './viewer-thumbnails.tsx';

/** A mouse drag of this many pixels sideways turns the page. */
const swipe = 48;

const round =
  'grid size-11 shrink-0 place-items-center rounded-full border border-on-night/15 bg-night text-on-night hover:border-current';
/** At the sides of the photo. */
const arrow = `${round} absolute`;
const middleOfPhoto = 'calc(50% - 22px)';

export interface GalleryViewerProps {
  photos: readonly PictureData[];
  name: string;
  kind: PictureKind;
  start: number;
  onClose: () => void;
}

/** Two taps within this many milliseconds and pixels are a double tap. */
const doubleTap = { time: 350, reach: 30 } as const;
/** A mouse that moved less than this clicked rather than dragged. */
const press = 6;
/** A scroll container must be reachable by keyboard. */
const reachable = { tabIndex: 0 } as const;
/** An arrow key moves an enlarged photo by this many pixels. */
const step = 80;

interface Point {
  x: number;
  y: number;
}

const middle: Point = { x: 0.5, y: 0.5 };

/** Keys that turn the page, or move an enlarged photo. */
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Keys that lead to the first and the last photo. */
const ends: readonly string[] = ['Home', 'End'];

/**
 * A full-screen viewer, dark in both schemes. Touch turns its pages by scrolling, up to the ends; next and previous wrap around, by button,
 * arrow key or mouse drag. One photo can be enlarged where it is pressed (double tap) and moved.
 */
export default function GalleryViewer({ photos, name, kind, start, onClose }: GalleryViewerProps) {
  const t = useText();
  const [at, setAt] = useState(start);
  const [large, setLarge] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useModal(dialog, onClose);
  const track = useRef<HTMLUListElement>(null);
  const frame = useRef<HTMLLIElement>(null);
  const from = useRef<Point>(undefined);
  const dragged = useRef(false);
  const tapped = useRef<Point & { at: number }>(undefined);
  /** The pressed point as shares of the photo's width and height: it stays visible when the photo is enlarged. */
  const about = useRef<Point>(middle);
  const count = photos.length;

  function showAt(next: number) {
    setLarge(false);
    setAt(next);
    track.current?.scrollTo({ left: next * track.current.clientWidth, behavior: 'instant' });
  }
  const swipeBy = (by: number) => showAt((at + by + count) % count);
  function look() {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0 && !large) setAt(Math.round(scrollLeft / clientWidth));
  }
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const [x, y] = moves[event.key] ?? [0, 0];
    if (ends.includes(event.key)) {
      event.preventDefault();
      showAt(event.key === 'Home' ? 0 : count - 1);
    } else if (large) frame.current?.scrollBy(x * step, y * step);
    else if (x !== 0) swipeBy(x);
    if (large || x !== 0) event.preventDefault();
  });
  const onOpen = useEffectEvent(() => {
    track.current?.scrollTo({ left: start * track.current.clientWidth, behavior: 'instant' });
  });
  useEffect(() => {
    onOpen();
    const listen = (event: KeyboardEvent) => {
      if (Object.hasOwn(moves, event.key) || ends.includes(event.key)) onPress(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    const box = frame.current;
    if (!large || !box) return;
    const { x, y } = about.current;
    box.scrollTo(box.scrollWidth * x - box.clientWidth / 2, box.scrollHeight * y - box.clientHeight / 2);
  }, [large]);

  function enlarge(large: boolean, point = middle) {
    about.current = point;
    setLarge(large);
  }
  function down({ pointerType, button, clientX, clientY }: PointerEvent) {
    // a drag may have ended outside
    dragged.current = false;
    if (pointerType === 'mouse' && button === 0) from.current = { x: clientX, y: clientY };
  }
  function drag({ clientX, clientY, buttons }: PointerEvent) {
    if (!large || !from.current || buttons === 0) return;
    frame.current?.scrollBy(from.current.x - clientX, from.current.y - clientY);
    from.current = { x: clientX, y: clientY };
    dragged.current = true;
  }
  function lift(event: PointerEvent) {
    const { clientX: x, clientY: y, timeStamp: at, pointerType, target } = event;
    const photo = target instanceof HTMLImageElement ? target.getBoundingClientRect() : undefined;
    const point = photo && { x: (x - photo.left) / photo.width, y: (y - photo.top) / photo.height };
    if (pointerType === 'mouse') {
      const start = from.current;
      const moved = start ? x - start.x : 0;
      const still = start !== undefined && !dragged.current && Math.hypot(moved, y - start.y) < press;
      from.current = undefined;
      dragged.current = false;
      if (still && point) enlarge(!large, point);
      else if (!large && Math.abs(moved) > swipe) swipeBy(moved < 0 ? 1 : -1);
      return;
    }
    const before = tapped.current;
    const again = before && at - before.at < doubleTap.time && Math.hypot(x - before.x, y - before.y) < doubleTap.reach;
    tapped.current = again ? undefined : { x, y, at };
    if (again && point) enlarge(!large, point);
  }
  const image = photos[at];
  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="sheet h-dvh max-h-none rounded-none bg-night text-on-night md:h-dvh md:max-h-none md:w-full md:max-w-none md:rounded-none"
    >
      <div className="flex items-center gap-3 px-4 py-2">
        <h2 id={heading} className="sr-only">
          {t(productGalleryViewerTexts.title, { name })}
        </h2>
        <p aria-live="polite" className="grow font-semibold tabular-nums">
          <Rich
            message={productGalleryViewerTexts.position}
            values={{ number: at + 1, count, hidden: (words) => <span className="sr-only">{words}</span> }}
          />
        </p>
        <button type="button" className={round} aria-pressed={large} onClick={() => enlarge(!large)}>
          <Icon name={large ? 'zoom-out' : 'zoom-in'} size={22} />
          <span className="sr-only">{t(productGalleryViewerTexts.enlarge)}</span>
        </button>
        <button type="button" className={round} onClick={onClose}>
          <Icon name="x" size={22} />
          <span className="sr-only">{t(uiTexts.close)}</span>
        </button>
      </div>
      <div className="relative flex min-h-0 grow">
        <ul
          ref={track}
          {...reachable}
          aria-label={t(productGalleryViewerTexts.photos)}
          onScroll={look}
          onPointerDown={down}
          onPointerMove={drag}
          onPointerUp={lift}
          onPointerLeave={() => {
            from.current = undefined;
          }}
          style={{ touchAction: 'manipulation' }}
          className={`flex min-h-0 w-full grow snap-x snap-mandatory select-none [scrollbar-width:none] ${large ? 'overflow-hidden' : 'overflow-x-auto'}`}
        >
          {photos.map((photo, place) => {
            const shown = place === at;
            return (
              <li
                key={photo.url}
                ref={shown ? frame : undefined}
                aria-hidden={!shown}
                style={{ containerType: 'size' }}
                className={`flex size-full shrink-0 snap-center snap-always ${shown && large ? 'overflow-auto' : 'items-center justify-center overflow-hidden'}`}
              >
                <ViewerPhoto
                  image={photo}
                  kind={kind}
                  large={shown && large}
                  // neighbours are loaded, so that turning the page shows them at once
                  near={shown || [(at + 1) % count, (at - 1 + count) % count].includes(place)}
                />
              </li>
            );
          })}
        </ul>
        {count > 1 ? (
          <>
            <button type="button" className={arrow} style={{ left: 8, top: middleOfPhoto }} onClick={() => swipeBy(-1)}>
              <Icon name="chevron-left" size={22} />
              <span className="sr-only">{t(productGalleryViewerTexts.previous)}</span>
            </button>
            <button
              type="button"
              className={arrow}
              style={{ right: 8, top: middleOfPhoto }}
              onClick={() => swipeBy(1)}
              data-autofocus
            >
              <Icon name="chevron-right" size={22} />
              <span className="sr-only">{t(productGalleryViewerTexts.next)}</span>
            </button>
          </>
        ) : null}
      </div>
      <p className="px-4 pt-3 pb-2 text-center text-sm text-on-night-soft">
        {isDrawn(image) ? (
          <>
            <strong className="me-2 font-semibold text-on-night">{t(productGalleryViewerTexts.illustration)}</strong>
            {image.caption ?? image.alt.replace(/^Illustration: /, '')}
          </>
        ) : (
          (image.caption ?? image.alt)
        )}
      </p>
      {count > 1 ? (
        <div className="flex justify-center pb-[max(12px,env(safe-area-inset-bottom))]">
          <ViewerThumbnails photos={photos} kind={kind} at={at} onChoose={showAt} />
        </div>
      ) : null}
    </dialog>
  );
}
