import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react';

/** Stands where a picture is missing or broken. */
export const placeholder = '/placeholder.svg';

export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'width' | 'height'> {
  src: string | null | undefined;
  alt: string;
  width: number;
  height: number;
  /** The largest picture of the first view: loaded at once. */
  priority?: boolean;
}

/** An image that keeps its place; a missing or broken one becomes the placeholder. */
export function Picture({ src, alt, priority = false, className = '', ...rest }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  useEffect(() => {
    // it may have failed before React was there to hear of it
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0 && src) setBroken(src);
  }, [src]);
  return (
    <img
      {...rest}
      ref={ref}
      src={src && broken !== src ? src : placeholder}
      alt={alt}
      className={`bg-sunk object-cover ${className}`}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      onError={() => setBroken(src ?? undefined)}
    />
  );
}
