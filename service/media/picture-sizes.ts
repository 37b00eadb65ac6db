/** Boxes that a picture is fitted into, never enlarged. The first four are the formats of the wire (API-23). */
export const pictureSizes = {
  thumbnail: { width: 245, height: 156 },
  small: { width: 500, height: 500 },
  medium: { width: 750, height: 750 },
  large: { width: 1000, height: 1000 },
} as const;
export type PictureSize = keyof typeof pictureSizes;
export const sizeNames: readonly PictureSize[] = ['thumbnail', 'small', 'medium', 'large'];

/** The longest side of the picture that `url` leads to. */
export const longestSide = 2048;

/** The least width and height that a picture may be cut to. */
export const leastSide = 64;

export const mostPixels = 40_000_000;
export const mostBytes = 12 * 2 ** 20;
export const mostFiles = 10;
