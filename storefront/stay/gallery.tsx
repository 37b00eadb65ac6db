import { lazy, Suspense, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import type { Photo } from './stay-page-view.ts';

const GalleryViewer = lazy(() => import('./gallery-viewer.tsx'));

/** Up to five photos in a grid; all of them in the viewer. */
export function Gallery({ photos, name }: { photos: readonly Photo[]; name: string }) {
  const [at, setAt] = useState<number>();
  if (photos.length === 0) {
    return (
      <p className="grid aspect-[16/7] place-items-center rounded-panel bg-sunk text-lg text-ink-soft">
        No images available
      </p>
    );
  }
  const shown = photos.slice(0, 5);
  const five = shown.length === 5;
  return (
    <div className="relative">
      <ul
        className={`relative grid gap-2 overflow-hidden rounded-panel max-md:flex max-md:snap-x max-md:snap-mandatory max-md:gap-0 max-md:overflow-x-auto max-md:[scrollbar-width:none] ${five ? 'md:grid-cols-4 md:grid-rows-2' : shown.length > 1 ? 'md:grid-cols-2' : ''}`}
      >
        {shown.map((image, index) => (
          <li
            key={image.url}
            className={`max-md:w-full max-md:shrink-0 max-md:snap-center ${five && index === 0 ? 'md:col-span-2 md:row-span-2' : ''} ${!five && index > 1 ? 'md:hidden' : ''}`}
          >
            <button
              type="button"
              onClick={() => setAt(index)}
              className="group block size-full overflow-hidden focus-visible:-outline-offset-4"
            >
              <Picture
                src={image.url}
                alt={image.alt}
                width={image.width}
                height={image.height}
                priority={index === 0}
                style={index === 0 ? { viewTransitionName: 'stay-photo' } : undefined}
                className="aspect-[3/2] size-full transition duration-300 group-hover:brightness-95"
              />
              <span className="sr-only">
                Open photo {index + 1} of {photos.length}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => setAt(0)}
        className="needs-script absolute right-4 bottom-4 inline-flex min-h-11 items-center gap-2 rounded-full bg-card px-4 text-sm font-semibold text-ink shadow-card hover:bg-sunk"
      >
        <Icon name="images" size={18} />
        Show all {photos.length} photos
      </button>
      {at === undefined ? null : (
        <Suspense fallback={null}>
          <GalleryViewer photos={photos} name={name} start={at} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
