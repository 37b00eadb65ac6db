import { isDrawn, type PictureData } from '../../service/catalog/picture-data.ts';
import { Picture, type PictureKind } from '../ui/picture.tsx';

/** An enlarged photo has this many times the size that fits the screen, and not much more than its own pixels. */
const larger = 2;
const mostOfItself = 3;

interface ViewerPhotoProps {
  image: PictureData;
  kind: PictureKind;
  large: boolean;
  /** It is shown or comes next: loaded at once. */
  near: boolean;
}

/** A photo as large as its frame, whole; or enlarged. A drawing is sharp in every size. */
export function ViewerPhoto({ image, kind, large, near }: ViewerPhotoProps) {
  const { url, srcSet, alt, width, height } = image;
  const times = large ? larger : 1;
  const most = isDrawn(image) && !large ? '' : `, ${(large ? mostOfItself : 1) * width}px`;
  return (
    <Picture
      src={url}
      kind={kind}
      srcSet={srcSet}
      sizes={`min(${times * 100}vw, ${width}px)`}
      alt={alt}
      width={width}
      height={height}
      priority={near}
      draggable={false}
      // not in the style sheet, which every page loads
      style={{
        width: `min(${times * 100}cqw, ${(times * 100 * width) / height}cqh${most})`,
        aspectRatio: `${width} / ${height}`,
        background: 'none',
        ...(large ? { margin: 'auto', cursor: 'zoom-out' } : { cursor: 'zoom-in' }),
      }}
      className="h-auto max-w-none shrink-0 object-contain!"
    />
  );
}
