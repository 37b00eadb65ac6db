import { type ComponentType, lazy, type MouseEvent, Suspense, useState } from 'react';
import { productPageTexts } from '../../messages/en/product/page.ts';
import { isDrawn, type PictureData } from '../../service/catalog/picture-data.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture, type PictureKind, standIn } from '../ui/picture.tsx';

/** Marks a picture, or all of them, as drawn for the eye; alternative texts do so for screen readers. */
function IllustrationMark({ all = false }: { all?: boolean }) {
  const t = useText();
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-3 left-3 rounded-full bg-card/90 px-2.5 py-0.5 text-xs font-medium text-ink-soft"
    >
      {t(all ? productPageTexts.illustrations : productPageTexts.illustration)}
    </span>
  );
}

const GalleryViewer = lazy(() => import('./gallery-viewer.tsx'));

/** How many photos are shown, by their number, and the place and width of the first; from three on it is the large one. */
function layoutOf(count: number) {
  const two = 'md:grid-rows-2';
  if (count >= 5)
    return { shown: 5, grid: `md:grid-cols-[3fr_1fr_1fr] ${two}`, large: 'md:row-span-2', first: 'min(60vw, 466px)' };
  if (count >= 3) {
    const large = 'md:col-span-2 md:row-span-2';
    return { shown: 3, grid: `md:grid-cols-3 ${two}`, large, first: 'min(67vw, 524px)' };
  }
  if (count === 2) return { shown: 2, grid: 'md:grid-cols-2', large: '', first: 'min(50vw, 388px)' };
  return { shown: 1, grid: '', large: '', first: 'min(100vw, 784px)' };
}

export interface GalleryProps {
  photos: readonly PictureData[];
  name: string;
  kind: PictureKind;
  /** Small photos below the large one, on phones (EXP-21). */
  thumbnails?: ComponentType<ThumbnailsProps>;
}

export interface ThumbnailsProps extends Pick<GalleryProps, 'photos' | 'kind'> {
  open: (event: MouseEvent, index: number) => void;
}

/** Below this width one photo fills the screen from edge to edge, and a finger turns to the next (STAY-15). */
const swiped =
  'max-md:flex max-md:snap-x max-md:snap-mandatory max-md:gap-0 max-md:overflow-x-auto max-md:[scrollbar-width:none]';

/** Up to five photos in a grid; all of them in the viewer. Without JavaScript each links to its file. */
export function Gallery({ photos, name, kind, thumbnails: Thumbnails }: GalleryProps) {
  const t = useText();
  const [at, setAt] = useState<number>();
  if (photos.length === 0) {
    return (
      <div className="relative overflow-hidden rounded-panel">
        <Picture
          src={null}
          kind={kind}
          alt=""
          width={1200}
          height={800}
          className="aspect-[3/2] w-full md:aspect-[3/1]"
        />
        <p className="absolute inset-x-0 bottom-3 text-center text-[#211a16] md:text-lg">
          {t(productPageTexts.noImages)}
        </p>
      </div>
    );
  }
  const count = photos.length;
  const { shown, grid, large, first } = layoutOf(count);
  const allDrawn = photos.every(isDrawn);
  // shown behind a photograph until it is loaded
  const poster = photos.find(isDrawn)?.url ?? standIn(kind);
  function open(event: MouseEvent, index: number) {
    // with a modifier key the browser handles it: new tab or download
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setAt(index);
  }
  return (
    <div className="relative max-md:-mx-4">
      <ul
        className={`relative grid gap-2 overflow-hidden md:rounded-panel lg:max-h-[clamp(240px,42vh,380px)] ${swiped} ${grid}`}
      >
        {photos.map((image, index) => (
          <li
            key={image.url}
            className={`relative max-md:w-full max-md:shrink-0 max-md:snap-center ${index === 0 ? large : ''} ${index >= shown ? 'md:hidden' : ''}`}
          >
            <a
              href={image.url}
              data-viewer
              onClick={(event) => open(event, index)}
              className="group relative block size-full overflow-hidden focus-visible:-outline-offset-4"
            >
              <Picture
                src={image.url}
                kind={kind}
                srcSet={image.srcSet}
                focus={image.focus}
                sizes={`${index === 0 ? '' : 'auto, '}(max-width: 767px) 100vw, ${first}`}
                alt={image.alt}
                width={image.width}
                height={image.height}
                priority={index === 0}
                style={{
                  ...(index === 0 && { viewTransitionName: 'stay-photo' }),
                  ...(!isDrawn(image) && { backgroundImage: `url("${poster}")`, backgroundSize: 'cover' }),
                }}
                className={`aspect-[3/2] size-full transition duration-300 group-hover:brightness-95 ${shown === 1 ? 'md:aspect-[5/2]' : ''}`}
              />
              {isDrawn(image) && !allDrawn ? <IllustrationMark /> : null}
              <span className="sr-only">{t(productPageTexts.openPhoto, { number: index + 1, count })}</span>
            </a>
            {count > 1 ? (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute bottom-4 left-4 rounded-full bg-night px-3 py-1 text-sm font-semibold text-on-night md:hidden"
              >
                {t(productPageTexts.photoOf, { number: index + 1, count })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {allDrawn ? <IllustrationMark all /> : null}
      {Thumbnails && count > 1 ? <Thumbnails photos={photos} kind={kind} open={open} /> : null}
      {count > 1 ? (
        <button
          type="button"
          onClick={() => setAt(0)}
          className={`needs-script absolute right-4 bottom-4 inline-flex min-h-11 items-center gap-2 rounded-full bg-card px-4 text-sm font-semibold text-ink shadow-card hover:bg-sunk ${Thumbnails ? 'max-md:hidden' : ''}`}
        >
          <Icon name="images" size={18} />
          {t(productPageTexts.showAllPhotos, { count })}
        </button>
      ) : null}
      {at === undefined ? null : (
        <Suspense fallback={null}>
          <GalleryViewer photos={photos} name={name} kind={kind} start={at} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
