import { type ImgHTMLAttributes, type Ref, useEffect, useRef, useState } from 'react';

/** Stands where a picture is missing or broken. */
export const placeholder = '/placeholder.svg';

interface PlainPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'alt'> {
  alt: string;
  width: number;
  height: number;
  /** An uploaded picture in all its widths, in WebP; the same as AVIF stands beside each. */
  srcSet?: string | undefined;
  /** What stays in view where it is cut, as `object-position` has it. */
  focus?: string | undefined;
  ref?: Ref<HTMLImageElement>;
}

/** An image in the size and format that the browser chooses; `sizes` says how wide it is shown. It listens to nothing. */
export function PlainPicture({ alt, srcSet, sizes = 'auto, 100vw', focus, style, ...rest }: PlainPictureProps) {
  const place = focus === undefined ? style : { ...style, objectPosition: focus };
  if (!srcSet) return <img {...rest} alt={alt} style={place} />;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet.replaceAll('.webp ', '.avif ')} sizes={sizes} />
      <img {...rest} alt={alt} style={place} srcSet={srcSet} sizes={sizes} />
    </picture>
  );
}

export interface PictureProps extends Omit<PlainPictureProps, 'src' | 'ref'> {
  src: string | null | undefined;
  /** The largest picture of the first view: loaded at once. */
  priority?: boolean;
}

/** An image that keeps its place; a missing or broken one becomes the placeholder. */
export function Picture({ src, srcSet, priority = false, className = '', ...rest }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  useEffect(() => {
    // it may have failed before React was there to hear of it
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0 && src) setBroken(src);
  }, [src]);
  const whole = src && broken !== src;
  return (
    <PlainPicture
      {...rest}
      ref={ref}
      src={whole ? src : placeholder}
      srcSet={whole ? srcSet : undefined}
      className={`bg-sunk object-cover ${className}`}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      onError={() => setBroken(src ?? undefined)}
    />
  );
}
