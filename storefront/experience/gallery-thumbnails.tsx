import { productPageTexts } from '../../messages/en/product/page.ts';
import type { ThumbnailsProps } from '../product/gallery.tsx';
import { useText } from '../rendering/text.tsx';
import { addressInWidth, Picture } from '../ui/picture.tsx';

/** The width of a thumbnail's file. */
const thumbnailPixels = 320;

/** Photos 2 to 5 below the large one, on phones. Screen readers and the keyboard have them in the large one's row. */
export function GalleryThumbnails({ photos, kind, open }: ThumbnailsProps) {
  const t = useText();
  const rest = photos.length - 5;
  return (
    <ul aria-hidden="true" className="mt-1 flex gap-1 md:hidden">
      {photos.slice(1, 5).map((image, index) => (
        <li key={image.url} className="relative min-w-0 flex-1">
          <a href={image.url} data-viewer tabIndex={-1} onClick={(event) => open(event, index + 1)}>
            <Picture
              src={addressInWidth(image, thumbnailPixels)}
              kind={kind}
              focus={image.focus}
              alt=""
              width={image.width}
              height={image.height}
              className="aspect-[3/2] w-full"
            />
            {index === 3 && rest > 0 ? (
              <span className="absolute inset-0 grid place-items-center">
                <span className="rounded-full bg-card/95 px-3 py-1 text-sm font-semibold">
                  {t(productPageTexts.morePhotos, { rest })}
                </span>
              </span>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
