import type { ImgHTMLAttributes } from 'react';
import type { ProductType } from '../../service/catalog/kinds.ts';

/** Stands where a picture is missing or broken. */
export const placeholder = '/placeholder.svg';

/** What is shown: each kind has a picture of its own for one that is missing or broken (SHELL-22). */
export type PictureKind = ProductType | 'hero';

/** The address of the picture that stands for one of that kind. */
export const standIn = (kind: PictureKind | undefined) => (kind ? `/default-${kind}.svg` : placeholder);

interface PlainPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'src'> {
  /** Empty or null: there is none. */
  src: string | null | undefined;
  alt: string;
  width: number;
  height: number;
  kind?: PictureKind | undefined;
  /** An uploaded picture in all its widths, in WebP; the same as AVIF stands beside each. */
  srcSet?: string | undefined;
  /** What stays in view where it is cut, as `object-position` has it. */
  focus?: string | undefined;
}

/**
 * An image in the size and format that the browser chooses; `sizes` says how wide it is shown. One that breaks is
 * replaced before React is there, and after (broken-pictures.ts).
 */
export function PlainPicture(props: PlainPictureProps) {
  const { src, kind, alt, srcSet, sizes = 'auto, 100vw', focus, style, ...rest } = props;
  const image = { ...rest, alt, src: src || standIn(kind), 'data-kind': kind };
  const place = focus === undefined ? style : { ...style, objectPosition: focus };
  if (!src || !srcSet) return <img {...image} alt={alt} style={place} />;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet.replaceAll('.webp ', '.avif ')} sizes={sizes} />
      <img {...image} alt={alt} style={place} srcSet={srcSet} sizes={sizes} />
    </picture>
  );
}

export interface PictureProps extends PlainPictureProps {
  /** The largest picture of the first view: loaded at once. */
  priority?: boolean;
}

/** An image that keeps its place until it is there. */
export function Picture({ priority = false, className = '', ...rest }: PictureProps) {
  return (
    <PlainPicture
      {...rest}
      className={`bg-sunk object-cover ${className}`}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
