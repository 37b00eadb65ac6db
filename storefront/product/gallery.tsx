import { lazy, Suspense, useState } from 'react';
import type { PictureData } from '../../service/catalog/picture-data.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';

const GalleryViewer = lazy(() => import('./gallery-viewer.tsx'));

/** How many are shown, by how many there are, and how wide the first is; from three on it is the large one. */
function layoutOf(count: number) {
  if (count >= 5) return { shown: 5, grid: 'md:grid-cols-4 md:grid-rows-2', first: 'min(50vw, 608px)' };
  if (count >= 3) return { shown: 3, grid: 'md:grid-cols-3 md:grid-rows-2', first: 'min(67vw, 810px)' };
  if (count === 2) return { shown: 2, grid: 'md:grid-cols-2', first: 'min(50vw, 608px)' };
  return { shown: 1, grid: '', first: 'min(100vw, 1216px)' };
}

/** Up to five photos in a grid; all of them in the viewer. */
export function Gallery({ photos, name }: { photos: readonly PictureData[]; name: string }) {
  const [at, setAt] = useState<number>();
  if (photos.length === 0) {
    return (
      <p className="grid aspect-[3/2] place-items-center rounded-panel bg-sunk text-lg text-ink-soft md:aspect-[4/1]">
        No images available
      </p>
    );
  }
  const { shown, grid, first } = layoutOf(photos.length);
  const few = shown < 3;
  return (
    <div className="relative">
      <ul
        className={`relative grid gap-2 overflow-hidden rounded-panel max-md:flex max-md:snap-x max-md:snap-mandatory max-md:gap-0 max-md:overflow-x-auto max-md:[scrollbar-width:none] ${grid}`}
      >
        {photos.slice(0, 5).map((image, index) => (
          <li
            key={image.url}
            className={`max-md:w-full max-md:shrink-0 max-md:snap-center ${!few && index === 0 ? 'md:col-span-2 md:row-span-2' : ''} ${index >= shown ? 'md:hidden' : ''}`}
          >
            <button
              type="button"
              onClick={() => setAt(index)}
              className="group block size-full overflow-hidden focus-visible:-outline-offset-4"
            >
              <Picture
                src={image.url}
                srcSet={image.srcSet}
                focus={image.focus}
                sizes={index === 0 ? `(max-width: 767px) 100vw, ${first}` : `auto, (max-width: 767px) 100vw, ${first}`}
                alt={image.alt}
                width={image.width}
                height={image.height}
                priority={index === 0}
                style={index === 0 ? { viewTransitionName: 'stay-photo' } : undefined}
                className={`aspect-[3/2] size-full transition duration-300 group-hover:brightness-95 ${shown === 1 ? 'md:aspect-[5/2]' : ''}`}
              />
              <span className="sr-only">
                Open photo {index + 1} of {photos.length}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {photos.length > 1 ? (
        <button
          type="button"
          onClick={() => setAt(0)}
          className="needs-script absolute right-4 bottom-4 inline-flex min-h-11 items-center gap-2 rounded-full bg-card px-4 text-sm font-semibold text-ink shadow-card hover:bg-sunk"
        >
          <Icon name="images" size={18} />
          Show all {photos.length} photos
        </button>
      ) : null}
      {at === undefined ? null : (
        <Suspense fallback={null}>
          <GalleryViewer photos={photos} name={name} start={at} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
