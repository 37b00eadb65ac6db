import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { isDrawn, type PictureData } from '../../service/catalog/picture-data.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture, type PictureKind } from '../ui/picture.tsx';

/** A finger that moved this far sideways turns the page. */
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

/** Full-screen viewer; next and previous wrap around, by button, arrow key or swipe. */
export default function GalleryViewer({ photos, name, kind, start, onClose }: GalleryViewerProps) {
  const [at, setAt] = useState(start);
  const from = useRef<number>(undefined);
  const count = photos.length;
  const turn = (step: number) => setAt((now) => (now + step + count) % count);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key === 'ArrowLeft') setAt((now) => (now - 1 + count) % count);
      else if (event.key === 'ArrowRight') setAt((now) => (now + 1) % count);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [count]);

  function lift(event: PointerEvent) {
    const moved = from.current === undefined ? 0 : event.clientX - from.current;
    from.current = undefined;
    if (Math.abs(moved) > swipe) turn(moved < 0 ? 1 : -1);
  }
  const image = photos[at];
  if (!image) return null;
  // who turns the page does not wait
  const near = photos.filter(
    (_photo, place) => place !== at && [(at + 1) % count, (at - 1 + count) % count].includes(place),
  );
  return (
    <Dialog open onClose={onClose} title={`Photos of ${name}`} size="full" hideTitle>
      <div className="flex h-[calc(100dvh-110px)] low:h-auto flex-col items-center justify-center gap-4">
        <div
          className="flex min-h-0 w-full grow touch-pan-y items-center justify-center select-none"
          onPointerDown={(event) => {
            from.current = event.clientX;
          }}
          onPointerUp={lift}
        >
          <Shown key={image.url} image={image} kind={kind} />
        </div>
        <div hidden>
          {near.map((photo) => (
            <Shown key={photo.url} image={photo} kind={kind} />
          ))}
        </div>
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
        </div>
      </div>
    </Dialog>
  );
}

function Shown({ image, kind }: { image: PictureData; kind: PictureKind }) {
  const { url, srcSet, alt, width, height } = image;
  return (
    <Picture
      src={url}
      kind={kind}
      srcSet={srcSet}
      sizes={`min(100vw, ${width}px)`}
      alt={alt}
      width={width}
      height={height}
      priority
      draggable={false}
      className="max-h-full w-auto max-w-full rounded-card object-contain!"
    />
  );
}
