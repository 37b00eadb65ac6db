import { useEffect, useRef } from 'react';
import { productGalleryViewerTexts } from '../../messages/en/product/gallery-viewer.ts';
import type { PictureData } from '../../service/catalog/picture-data.ts';
import { useText } from '../rendering/text.tsx';
import { addressInWidth, Picture, type PictureKind } from '../ui/picture.tsx';

/** The height of a thumbnail, and the width of its file on dense screens. */
const tall = 56;
const pixels = 180;

/** All photos of the viewer, small; the shown one is marked, and the only one that Tab reaches. */
export function ViewerThumbnails({
  photos,
  kind,
  at,
  onChoose,
}: {
  photos: readonly PictureData[];
  kind: PictureKind;
  at: number;
  onChoose: (at: number) => void;
}) {
  const t = useText();
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = row.current?.children[at];
    if (!row.current || !(current instanceof HTMLElement)) return;
    row.current.scrollTo({ left: current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2 });
    if (row.current.contains(document.activeElement)) current.querySelector('button')?.focus({ preventScroll: true });
  }, [at]);
  return (
    <ol
      ref={row}
      aria-label={t(productGalleryViewerTexts.all)}
      className="relative flex max-w-full shrink-0 gap-2 overflow-x-auto px-4 py-2 [scrollbar-width:none] low:hidden"
    >
      {photos.map((photo, place) => (
        <li key={photo.url} className="shrink-0">
          <button
            type="button"
            aria-label={t(productGalleryViewerTexts.show, { number: place + 1 })}
            aria-current={place === at}
            tabIndex={place === at ? 0 : -1}
            onClick={() => onChoose(place)}
            className="block overflow-hidden rounded-lg"
            // not in the style sheet, which every page loads
            style={place === at ? { boxShadow: '0 0 0 3px var(--color-marigold)' } : { opacity: 0.6 }}
          >
            <Picture
              src={addressInWidth(photo, pixels)}
              kind={kind}
              focus={photo.focus}
              alt=""
              width={tall * 1.5}
              height={tall}
              draggable={false}
            />
          </button>
        </li>
      ))}
    </ol>
  );
}
