/** Bounding boxes of the sizes; pictures are never enlarged. The first four are the formats of the wire (API-23). */
export const pictureSizes = {
  thumbnail: { width: 245, height: 156 },
  small: { width: 500, height: 500 },
  medium: { width: 750, height: 750 },
  large: { width: 1000, height: 1000 },
} as const;
export type PictureSize = keyof typeof pictureSizes;
export const sizeNames: readonly PictureSize[] = ['thumbnail', 'small', 'medium', 'large'];

/** The longest side of the picture at `url`. */
export const longestSide = 2048;

/** The minimum width and height of a crop. */
export const minSide = 64;

export const maxPixels = 40_000_000;
export const maxBytes = 12 * 2 ** 20;
export const maxFiles = 10;
