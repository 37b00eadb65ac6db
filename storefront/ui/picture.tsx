import type { ImgHTMLAttributes } from 'react';
import type { ProductType } from '../../service/catalog/kinds.ts';

/** Replaces a missing or broken picture. */
export const placeholder = '/placeholder.svg';

/** The subject: each kind has its own default for a missing or broken picture (SHELL-22). */
export type PictureKind = ProductType | 'hero';

/** The address of the default picture of a kind. */
export const standIn = (kind: PictureKind | undefined) => (kind ? `/default-${kind}.svg` : placeholder);

interface PlainPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'src'> {
  /** Empty or null: there is no picture. */
  src: string | null | undefined;
  alt: string;
  width: number;
  height: number;
  kind?: PictureKind | undefined;
  /** An uploaded picture in all its widths, in WebP; each has an AVIF version beside it. */
  srcSet?: string | undefined;
  /** The visible part when it is cropped, as `object-position`. */
  focus?: string | undefined;
}

/**
 * An image in the size and format that the browser chooses; `sizes` is its displayed width. A broken one is replaced,
 * before hydration and after (shell/head-scripts.ts).
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
  /** The largest picture of the first screen: loaded at once. */
  priority?: boolean;
}

/** An image that reserves its place until it is loaded. */
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

/**
 * The address of the narrowest width that has at least this many pixels; the picture's own address if it has no widths.
 */
export function addressInWidth({ url, srcSet = '' }: { url: string; srcSet?: string }, pixels: number): string {
  const sizes = srcSet.split(', ').map((size) => size.split(' '));
  return sizes.find(([, width = '']) => Number.parseInt(width, 10) >= pixels)?.[0] ?? url;
}
